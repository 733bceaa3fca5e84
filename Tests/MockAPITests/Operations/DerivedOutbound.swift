import JSONText
import Testing

/// What a client derives of what it shares, walking from answer to answer as it can without the aggregate.
struct DerivedOutbound {
    private let client: Client
    private let person: Person
    private(set) var requests = 0
    private(set) var spaces: [JSONValue] = []
    private(set) var projects: [JSONValue] = []
    private(set) var tracks: [JSONValue] = []
    /// How many resources the walk came by, by kind.
    private(set) var visited = (spaces: 0, projects: 0, tracks: 0)

    init(of person: Person, from client: Client) throws {
        self.client = client
        self.person = person
        for space in try get("/artist").elements {
            visited.spaces += 1
            let id = try #require(space["id"]?.stringValue)
            if let entry = try entry(of: space, detail: "/artist/\(id)", links: "/link/artist/\(id)") {
                spaces.append(entry)
            }
            try visitProjects(of: id)
        }
        spaces.sort(by: Self.newestFirst)
        projects.sort(by: Self.newestFirst)
        tracks.sort(by: Self.newestFirst)
    }

    private mutating func visitProjects(of space: String) throws {
        for project in try get("/project/artist/\(space)").elements {
            visited.projects += 1
            let id = try #require(project["id"]?.stringValue)
            if let entry = try entry(of: project, detail: "/project/\(id)", links: "/link/project/\(id)") {
                projects.append(entry)
            }
            for track in try get("/track/project/\(id)").elements {
                visited.tracks += 1
                let id = try #require(track["id"]?.stringValue)
                if let entry = try entry(of: track, detail: "/track/\(id)", links: "/link/track/\(id)") {
                    tracks.append(entry)
                }
            }
        }
    }

    private mutating func get(_ path: String) throws -> Exchange {
        requests += 1
        let answer = try client.ask(.get(path, as: person))
        try #require(answer.status == 200, "\(answer)")
        return answer
    }

    /// The resource as the aggregate shows it; nothing where neither a collaborator nor an active link shares it.
    private mutating func entry(of resource: JSONValue, detail: String, links: String) throws -> JSONValue? {
        let collaborators = try #require(try get(detail)["collaborators"]?.arrayValue)
        let active = try get(links).elements.filter { $0["status"] == "active" }
        let instants = (collaborators.map { $0["grantedAt"] } + active.map { $0["createdAt"] })
            .compactMap { $0?.stringValue }.compactMap { Instant(rfc3339: $0) }
        guard let last = instants.max() else { return nil }
        var object = try #require(resource.objectValue)
        object.set("collaborators", .array(collaborators))
        object.set("links", .array(active))
        object.set("lastSharedAt", .string(last.description))
        return .object(object)
    }

    private static func newestFirst(_ one: JSONValue, _ other: JSONValue) -> Bool {
        func key(_ entry: JSONValue, _ name: String) -> String { entry[name]?.stringValue ?? "" }
        let (last, otherLast) = (key(one, "lastSharedAt"), key(other, "lastSharedAt"))
        return last == otherLast ? key(one, "id") < key(other, "id") : last > otherLast
    }

    /// The aggregate that should come of it, narrowed to one kind or not.
    func aggregate(type: String?) -> JSONValue {
        let lists = [("space", spaces), ("project", projects), ("track", tracks)]
            .map { type == nil || type == $0.0 ? $0.1 : [] }
        let entries = lists.flatMap { $0 }
        let people = entries.flatMap { $0["collaborators"]?.arrayValue ?? [] }.compactMap {
            $0["user"]?["id"]?.stringValue
        }
        let links = entries.flatMap { $0["links"]?.arrayValue ?? [] }
        return [
            "spaces": .array(lists[0]), "projects": .array(lists[1]), "tracks": .array(lists[2]),
            "totals": [
                "resources": .integer(Int64(entries.count)), "collaborators": .integer(Int64(Set(people).count)),
                "activeLinks": .integer(Int64(links.count)),
            ],
        ]
    }
}

extension Client {
    /// Expects that shared-by-me, whole and by type, is what the person's client derives without it.
    func expectDerivationLaw(for person: Person, _ location: SourceLocation = #_sourceLocation) throws {
        let derived = try DerivedOutbound(of: person, from: self)
        for type in [nil, "space", "project", "track"] {
            let path = "/collaboration/shared-by-me" + (type.map { "?type=\($0)" } ?? "")
            let answer = try ask(.get(path, as: person), location)
            #expect(answer.json == derived.aggregate(type: type), "\(answer)", sourceLocation: location)
            for list in ["spaces", "projects", "tracks"] {
                let expected = derived.aggregate(type: type)[list]?.arrayValue?.ids
                #expect(
                    answer[list]?.arrayValue?.ids == expected, "the order of \(list)", sourceLocation: location)
            }
        }
        let visited = derived.visited
        #expect(
            derived.requests == 1 + 3 * visited.spaces + 3 * visited.projects + 2 * visited.tracks,
            sourceLocation: location)
    }
}
