import Catalog

extension Operations {
    /// `DELETE /collaboration/artist/{artistId}/collaborator/{userId}`: takes one artist space away from a collaborator.
    static func removeArtistCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).removeCollaborator(from: .space(call.text("artistId")))
    }
}
