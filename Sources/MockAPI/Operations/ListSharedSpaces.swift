import Catalog

extension Operations {
    /// `GET /collaboration/collaborator/spaces`: spaces with a direct grant to the caller, newest share first.
    static func listSharedSpaces(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        return projection.listShared(.space, catalog.space(id:)) { space, object in
            projection.write(space, into: &object)
        }
    }
}
