/// Where in its array each entity is. The offset is also its place in the seed file, which decides between equals.
struct OffsetsByID: Sendable {
    let users: [String: Int]
    let usersByToken: [String: Int]
    /// Under the address in lower case.
    let usersByEmail: [String: Int]
    let spaces: [String: Int]
    let projects: [String: Int]
    let tracks: [String: Int]
    let files: [String: Int]
    let grants: [String: Int]
    let links: [String: Int]
    let activities: [String: Int]

    init(_ contents: CatalogContents) {
        users = Self.offsets(of: contents.users)
        usersByToken = Self.offsets(of: contents.users) { $0.token }
        usersByEmail = Self.offsets(of: contents.users) { $0.email.lowercased() }
        spaces = Self.offsets(of: contents.spaces)
        projects = Self.offsets(of: contents.projects)
        tracks = Self.offsets(of: contents.tracks)
        files = Self.offsets(of: contents.files)
        grants = Self.offsets(of: contents.grants)
        links = Self.offsets(of: contents.links)
        activities = Self.offsets(of: contents.activities)
    }

    private static func offsets<Entity: CatalogEntity>(
        of entities: [Entity], by key: (Entity) -> String = { $0.id }
    ) -> [String: Int] {
        var offsets: [String: Int] = [:]
        offsets.reserveCapacity(entities.count)
        for index in entities.indices { offsets[key(entities[index])] = index }
        return offsets
    }
}
