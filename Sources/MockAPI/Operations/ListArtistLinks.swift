import Catalog

extension Operations {
    /// `GET /link/artist/{artistId}`: the share links of one artist space, for its admins.
    static func listArtistLinks(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let space = try projection.space(call.text("artistId"), needs: .admin)
        return projection.listLinks(on: .space(space.id))
    }
}
