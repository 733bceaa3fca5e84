import Catalog

extension Operations {
    /// `POST /link/artist/{artistId}`: a share link to one artist space.
    static func createArtistLink(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let space = try projection.space(call.text("artistId"), needs: .admin)
        return try projection.createLink(to: .space(space.id), ids)
    }
}
