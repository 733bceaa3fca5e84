import Catalog

extension Operations {
    /// `POST /link/project/{projectId}`: a share link to one project.
    static func createProjectLink(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let project = try projection.project(call.text("projectId"), needs: .admin)
        return try projection.createLink(to: .project(project.id), ids)
    }
}
