import Catalog
import JSONText

/// What a share link shows: nothing in it depends on who looks.
extension Projection {
    /// `OpenedLink`.
    func writeOpened(_ link: ShareLink, into object: inout JSONObjectWriter) {
        object.member("access", link.access.rawValue)
        object.object("subject") { writeSubject(link.subject, into: &$0) }
        object.member("artistName", catalog.space(holding: link.subject).name)
        writeUser("sharedBy", link.createdById, into: &object)
        object.member("expiresAt", link.expiresAt)
        object.array("tracks") { array in
            for track in catalog.tracks(in: link.subject) {
                array.object { writeOpened(track, with: link.access, into: &$0) }
            }
        }
    }

    /// `OpenedTrack`.
    private func writeOpened(_ track: Track, with access: LinkAccess, into object: inout JSONObjectWriter) {
        let file = catalog.currentFile(of: track.id)
        let audioURL = file.map(call.audioURL)
        object.member("id", track.id)
        object.member("name", track.name)
        object.member("projectName", catalog.project(id: track.projectId)?.name)
        object.member("position", track.position)
        object.member("durationMs", track.durationMs)
        object.member("artworkUrl", track.artworkId.map(call.artworkURL))
        object.member("audioUrl", audioURL)
        if access == .download { object.member("downloadUrl", audioURL.map { "\($0)&download=true" }) }
        object.array("comments") { array in
            guard access == .comment, let file else { return }
            for comment in catalog.comments(on: file.id) { array.object { write(comment, into: &$0) } }
        }
    }
}
