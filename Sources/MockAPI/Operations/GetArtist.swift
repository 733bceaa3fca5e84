import Catalog

extension Operations {
    /// `GET /artist/{artistId}`.
    static func getArtist(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let space = try projection.space(call.text("artistId"), needs: .viewer)
        return .json { projection.writeDetail(space, into: &$0) }
    }
}
