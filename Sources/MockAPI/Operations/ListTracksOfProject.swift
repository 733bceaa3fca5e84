import Catalog

extension Operations {
    /// `GET /track/project/{projectId}`, by position.
    static func listTracksOfProject(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let project = try projection.project(call.text("projectId"), needs: .viewer)
        return .list(
            catalog.tracks(of: project.id), of: call,
            key: { .byPosition($0.position) }, write: projection.write)
    }
}
