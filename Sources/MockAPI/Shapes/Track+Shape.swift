import Catalog
import JSONText

extension Projection {
    /// `Track`.
    func write(_ track: Track, into object: inout JSONObjectWriter) {
        let project = catalog.project(id: track.projectId)
        let space = catalog.space(holding: .track(track.id))
        object.member("id", track.id)
        object.member("projectId", track.projectId)
        object.member("projectName", project?.name)
        object.member("artistId", space.id)
        object.member("artistName", space.name)
        object.member("name", track.name)
        object.member("position", track.position)
        object.member("durationMs", track.durationMs)
        object.member("label", track.label)
        object.member("state", track.state.rawValue)
        object.member("role", role(on: .track(track.id))?.rawValue)
        object.member("artworkUrl", track.artworkId.map(call.artworkURL))
        object.member("currentFileId", catalog.currentFile(of: track.id)?.id)
        object.member("versionCount", catalog.versionCount(of: track))
        object.member("commentCount", catalog.commentCount(of: track))
        object.member("createdAt", track.createdAt)
        object.member("updatedAt", track.updatedAt)
    }

    /// `TrackDetail`.
    func writeDetail(_ track: Track, into object: inout JSONObjectWriter) {
        write(track, into: &object)
        writeUser("owner", catalog.space(holding: .track(track.id)).ownerId, into: &object)
        object.object("labelCopy") { writeLabelCopy(of: track, into: &$0) }
        if let file = catalog.currentFile(of: track.id) {
            object.object("currentFile") { write(file, into: &$0) }
        }
        writeCollaborators(on: .track(track.id), into: &object)
        writeAccess(to: .track(track.id), into: &object)
    }

    private func writeLabelCopy(of track: Track, into object: inout JSONObjectWriter) {
        let copy = track.labelCopy
        object.member("isrc", copy.isrc)
        object.member("label", track.label)
        object.member("pLine", copy.pLine)
        object.member("cLine", copy.cLine)
        object.member("writers", copy.writers)
        object.member("producers", copy.producers)
        object.member("performers", copy.performers)
        object.member("mixedBy", copy.mixedBy)
        object.member("masteredBy", copy.masteredBy)
    }
}
