import Catalog

extension Operations {
    /// `DELETE /collaboration/track/{trackId}/collaborator/{userId}`: takes one track away from a collaborator.
    static func removeTrackCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).removeCollaborator(from: .track(call.text("trackId")))
    }
}
