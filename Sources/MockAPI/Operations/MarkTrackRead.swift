import Catalog

extension Operations {
    /// `POST /track/{trackId}/read`: what others said on the track up to now is read.
    static func markTrackRead(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let track = try projection.track(call.text("trackId"), needs: .viewer)
        let old = catalog.readMark(of: projection.caller.id, on: track.id)
        var mark =
            old
            ?? ReadMark(id: ids.id(in: .reads), userId: projection.caller.id, trackId: track.id, readAt: call.now)
        mark.readAt = call.now
        mark.lastCommentId = catalog.lastComment?.id
        return Write(to: projection.showInFeed(track), mark == old ? [] : [.put(.read(mark))]) {
            catalog throws(Problem) in
            try Projection(catalog, for: call).showInFeed(track)
        }
    }
}
