import Catalog

extension Operations {
    /// `GET /track/{trackId}/review`: what was decided on one track, newest first.
    static func listReviewsOfTrack(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let track = try projection.track(call.text("trackId"), needs: .viewer)
        return .list(
            catalog.reviews(of: track.id), of: call,
            key: { .newestFirst($0.createdAt, ordinal: catalog.ordinal(of: $0), id: $0.id) },
            find: catalog.review, write: projection.write)
    }
}
