import Catalog

extension Operations {
    /// `DELETE /collaboration/artist/{artistId}/collaborator/{userId}`: one artist space for somebody less.
    static func removeArtistCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).removeCollaborator(from: .space(call.text("artistId")))
    }
}
