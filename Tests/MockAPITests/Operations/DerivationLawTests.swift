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

@Suite("The derivation law")
struct DerivationLawTests {
    static let types = [nil, "space", "project", "track"]

    @Test("What shared-by-me answers is what a client derives without it", arguments: Person.allCases)
    func law(person: Person) throws {
        try expectLaw(for: person, in: Bundled.client())
    }

    @Test(
        "It holds whatever the time is",
        arguments: ["2025-09-01T00:00:00Z", "2026-08-31T22:00:00Z", "2031-01-01T00:00:00Z"])
    func laterAndEarlier(time: String) throws {
        let catalog = try Bundled.catalog()
        let client = try Client(world: Clock(#require(Instant(rfc3339: time))).world(of: catalog))
        for person in [Person.ada, .ben] { try expectLaw(for: person, in: client) }
    }

    private func expectLaw(for person: Person, in client: Client) throws {
        let derived = try DerivedOutbound(of: person, from: client)
        for type in Self.types {
            let answer = try client.ask(
                .get("/collaboration/shared-by-me" + (type.map { "?type=\($0)" } ?? ""), as: person))
            #expect(answer.json == derived.aggregate(type: type), "\(answer)")
            for list in ["spaces", "projects", "tracks"] {
                let expected = derived.aggregate(type: type)[list]?.arrayValue?.ids
                #expect(answer[list]?.arrayValue?.ids == expected, "the order of \(list)")
            }
        }
        let visited = derived.visited
        #expect(derived.requests == 1 + 3 * visited.spaces + 3 * visited.projects + 2 * visited.tracks)
    }

    @Test("By link, by grant, by both or not at all: what dead links share is not shared")
    func cases() throws {
        let answer = try Bundled.client().ask(.get("/collaboration/shared-by-me", as: .ada))
        func sharing(_ list: String, _ id: String) -> String {
            let entry = answer[list]?.arrayValue?.first { $0["id"] == .string(id) }
            guard let entry else { return "nothing" }
            let isGranted = entry["collaborators"]?.arrayValue?.isEmpty == false
            let isLinked = entry["links"]?.arrayValue?.isEmpty == false
            return isGranted ? isLinked ? "both" : "grant" : isLinked ? "link" : "neither"
        }
        #expect(sharing("spaces", "artist-mara-velez") == "link")
        #expect(sharing("spaces", "artist-kohaku") == "grant")
        #expect(sharing("spaces", "artist-night-bloom") == "both")
        #expect(sharing("spaces", "artist-the-tin-foxes") == "nothing")
        #expect(sharing("projects", "project-night-bloom-moonflower") == "link")
        #expect(sharing("projects", "project-night-bloom-velvet-hours") == "grant")
        #expect(sharing("projects", "project-night-bloom-afterglow") == "both")
        #expect(sharing("projects", "project-night-bloom-low-light") == "nothing")
        #expect(sharing("tracks", "track-petrichor") == "link")
        #expect(sharing("tracks", "track-candela") == "grant")
        #expect(sharing("tracks", "track-undertow") == "both")
        #expect(sharing("tracks", "track-soft-machines") == "nothing")
    }

    @Test("An unknown type is refused with the known ones")
    func unknownType() throws {
        let answer = try Bundled.client().ask(.get("/collaboration/shared-by-me?type=file", as: .ada))
        #expect(answer.status == 400 && answer.faultyPlaces == ["type"])
        for type in Self.types.compactMap({ $0 }) { #expect(answer.detail.contains("\"\(type)\"")) }
    }
}
