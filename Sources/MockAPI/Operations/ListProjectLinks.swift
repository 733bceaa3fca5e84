import Catalog

extension Operations {
    /// `GET /link/project/{projectId}`: the share links of one project, for its admins.
    static func listProjectLinks(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let project = try projection.project(call.text("projectId"), needs: .admin)
        return projection.listLinks(on: .project(project.id))
    }
}
