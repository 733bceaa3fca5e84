import Catalog

extension Operations {
    /// `GET /link/track/{trackId}`: the share links of one track, for its admins.
    static func listTrackLinks(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let track = try projection.track(call.text("trackId"), needs: .admin)
        return projection.listLinks(on: .track(track.id))
    }
}
