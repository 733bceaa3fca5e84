import Catalog

extension Operations {
    /// `GET /artist`: the caller's own spaces.
    static func listArtists(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        return .list(
            catalog.spaces(ownedBy: projection.caller.id), of: call,
            key: { .byName($0.name, id: $0.id) }, write: projection.write)
    }
}
