import Catalog
import JSONText

extension Projection {
    /// `ArtistSpace`.
    func write(_ space: ArtistSpace, into object: inout JSONObjectWriter) {
        object.member("id", space.id)
        object.member("name", space.name)
        writeUser("owner", space.ownerId, into: &object)
        object.member("role", role(on: .space(space.id))?.rawValue)
        object.member("artworkUrl", space.artworkId.map(call.artworkURL))
        object.member("genre", space.genre)
        object.member("projectCount", catalog.projectCount(of: space))
        object.member("trackCount", catalog.trackCount(of: space))
        object.member("createdAt", space.createdAt)
        object.member("updatedAt", space.updatedAt)
    }

    /// `ArtistSpaceDetail`.
    func writeDetail(_ space: ArtistSpace, into object: inout JSONObjectWriter) {
        write(space, into: &object)
        object.member("description", space.description)
        writeCollaborators(on: .space(space.id), into: &object)
        writeAccess(to: .space(space.id), into: &object)
    }
}
