import Catalog

extension Operations {
    /// `POST /collaboration/project/{projectId}/collaborator/{userId}`: one project for somebody more.
    static func addProjectCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).addCollaborator(to: .project(call.text("projectId")), ids)
    }
}
