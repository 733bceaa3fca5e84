import Catalog

extension Operations {
    /// `PATCH /collaboration/artist/{artistId}/collaborator/{userId}`: another role on one artist space.
    static func changeArtistRole(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).changeRole(on: .space(call.text("artistId")))
    }
}
