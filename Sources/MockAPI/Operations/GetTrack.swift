import Catalog

extension Operations {
    /// `GET /track/{trackId}`.
    static func getTrack(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let track = try projection.track(call.text("trackId"), needs: .viewer)
        return .json { projection.writeDetail(track, into: &$0) }
    }
}
