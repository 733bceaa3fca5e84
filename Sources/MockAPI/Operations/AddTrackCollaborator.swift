import Catalog

extension Operations {
    /// `POST /collaboration/track/{trackId}/collaborator/{userId}`: one track for somebody more.
    static func addTrackCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).addCollaborator(to: .track(call.text("trackId")), ids)
    }
}
