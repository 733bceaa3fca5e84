import JSONText
import Testing

/// What everybody sees of what is shared, each in their own lists.
struct SharingViews {
    /// The ids of what was shared with them, by level.
    private(set) var inbound: [Person: [String: [String]]] = [:]
    private(set) var recents: [Person: [JSONValue]] = [:]
    /// What they share themselves.
    private(set) var outbound: [Person: JSONValue] = [:]

    init(_ client: Client) throws {
        for person in Person.allCases {
            for level in ["spaces", "projects", "tracks"] {
                let path = "/collaboration/collaborator/\(level)"
                inbound[person, default: [:]][level] = try client.ask(.get(path, as: person)).ids
            }
            recents[person] = try client.list("/collaboration/recents?limit=200", as: person)
            outbound[person] = try client.ask(.get("/collaboration/shared-by-me", as: person)).json
        }
    }
}
