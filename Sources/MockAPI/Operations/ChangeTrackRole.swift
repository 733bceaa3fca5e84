import Catalog

extension Operations {
    /// `PATCH /collaboration/track/{trackId}/collaborator/{userId}`: another role on one track.
    static func changeTrackRole(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).changeRole(on: .track(call.text("trackId")))
    }
}
