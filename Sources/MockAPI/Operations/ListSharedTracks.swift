import Catalog

extension Operations {
    /// `GET /collaboration/collaborator/tracks`: tracks with a direct grant to the caller, newest share first.
    static func listSharedTracks(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        return projection.listShared(.track, catalog.track(id:)) { track, object in
            projection.write(track, into: &object)
        }
    }
}
