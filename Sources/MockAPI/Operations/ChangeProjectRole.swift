import Catalog

extension Operations {
    /// `PATCH /collaboration/project/{projectId}/collaborator/{userId}`: another role on one project.
    static func changeProjectRole(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        try Projection(catalog, for: call).changeRole(on: .project(call.text("projectId")))
    }
}
