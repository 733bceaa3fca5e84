import Catalog

extension Operations {
    /// `GET /collaboration/collaborator/projects`: projects with a direct grant to the caller, newest share first.
    static func listSharedProjects(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        return projection.listShared(.project, catalog.project(id:)) { project, object in
            projection.write(project, into: &object)
        }
    }
}
