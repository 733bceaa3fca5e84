import Catalog

extension Operations {
    /// `DELETE /collaboration/project/{projectId}/collaborator/{userId}`: one project for somebody less.
    static func removeProjectCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).removeCollaborator(from: .project(call.text("projectId")))
    }
}
