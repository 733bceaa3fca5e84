import Catalog
import JSONText

extension Projection {
    /// `Project`. Its space is named by id and name alone, which a caller may know who cannot read the space.
    func write(_ project: Project, into object: inout JSONObjectWriter) {
        let space = catalog.space(holding: .project(project.id))
        object.member("id", project.id)
        object.member("artistId", project.artistId)
        object.member("artistName", space.name)
        object.member("name", project.name)
        object.member("kind", project.kind.rawValue)
        object.member("role", role(on: .project(project.id))?.rawValue)
        object.member("artworkUrl", project.artworkId.map(call.artworkURL))
        object.member("releaseDate", project.releaseDate)
        object.member("trackCount", catalog.trackCount(of: project))
        object.member("createdAt", project.createdAt)
        object.member("updatedAt", project.updatedAt)
    }

    /// `ProjectDetail`.
    func writeDetail(_ project: Project, into object: inout JSONObjectWriter) {
        write(project, into: &object)
        object.member("description", project.description)
        writeUser("owner", catalog.space(holding: .project(project.id)).ownerId, into: &object)
        writeCollaborators(on: .project(project.id), into: &object)
        writeAccess(to: .project(project.id), into: &object)
    }
}
