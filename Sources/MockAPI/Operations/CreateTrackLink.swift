import Catalog

extension Operations {
    /// `POST /link/track/{trackId}`: a share link to one track.
    static func createTrackLink(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let track = try projection.track(call.text("trackId"), needs: .admin)
        return try projection.createLink(to: .track(track.id), ids)
    }
}
