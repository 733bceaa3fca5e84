import Catalog

extension Operations {
    /// `DELETE /collaboration/track/{trackId}/collaborator/{userId}`: one track for somebody less.
    static func removeTrackCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).removeCollaborator(from: .track(call.text("trackId")))
    }
}
