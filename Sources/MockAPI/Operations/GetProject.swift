import Catalog

extension Operations {
    /// `GET /project/{projectId}`: readable by its own grant, whether or not its space is.
    static func getProject(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let project = try projection.project(call.text("projectId"), needs: .viewer)
        return .json { projection.writeDetail(project, into: &$0) }
    }
}
