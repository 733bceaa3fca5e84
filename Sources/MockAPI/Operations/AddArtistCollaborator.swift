import Catalog

extension Operations {
    /// `POST /collaboration/artist/{artistId}/collaborator/{userId}`: one artist space for somebody more.
    static func addArtistCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).addCollaborator(to: .space(call.text("artistId")), ids)
    }
}
