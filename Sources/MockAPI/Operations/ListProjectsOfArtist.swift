import Catalog

extension Operations {
    /// `GET /project/artist/{artistId}`.
    static func listProjectsOfArtist(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let space = try projection.space(call.text("artistId"), needs: .viewer)
        return .list(
            catalog.projects(of: space.id), of: call,
            key: { .byName($0.name, id: $0.id) }, write: projection.write)
    }
}
