import Catalog

extension Operations {
    /// `POST /collaboration/project/{projectId}/collaborator/{userId}`: a role on one project for somebody who has none there.
    static func addProjectCollaborator(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).addCollaborator(to: .project(call.text("projectId")), ids)
    }
}
