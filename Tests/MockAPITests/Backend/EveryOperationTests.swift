import Catalog
import Contract
import HTTPWire
import JSONText
import Testing

@Suite("Every operation")
struct EveryOperationTests {
    let client: Client
    let model: RoleModel

    init() throws {
        client = try Bundled.client()
        model = RoleModel(client.catalog)
    }

    /// What an operation needs on the resource that its path names. What the roles make of these is worked out a second
    /// time here; others need not be named, and are held against the document all the same.
    static let needs: [(operation: String, kind: ResourceKind, role: Role)] = [
        ("getArtist", .space, .viewer), ("listProjectsOfArtist", .space, .viewer), ("listArtistLinks", .space, .admin),
        ("getProject", .project, .viewer), ("listTracksOfProject", .project, .viewer),
        ("listProjectLinks", .project, .admin), ("getTrack", .track, .viewer), ("listTrackLinks", .track, .admin),
        ("listFilesOfTrack", .track, .viewer), ("listReviewsOfTrack", .track, .viewer), ("getFile", .file, .viewer),
        ("listCommentsOfFile", .file, .viewer), ("listSectionsOfFile", .file, .viewer),
    ]

    /// Those that ask for nothing but a caller.
    static let personal = [
        "listArtists", "listSharedSpaces", "listSharedProjects", "listSharedTracks", "listRecents", "listSharedByMe",
        "listFeed", "getCurrentUser",
    ]

    @Test("The people of this suite are those of the seeds")
    func people() {
        #expect(Person.allCases.map(\.id) == client.catalog.users.map(\.id))
        #expect(Person.allCases.map(\.seededToken) == client.catalog.users.map(\.token))
        #expect(Person.allCases.map(\.password) == client.catalog.users.map(\.password))
    }

    @Test(
        "Every other one answers everybody about everything as the document declares",
        arguments: Bundled.operationIds { !(needs.map(\.operation) + personal).contains($0.id) })
    func others(operation id: String) throws {
        let operation = try client.operation(id)
        let paths = try operation.pathsInSeeds().spread(over: id == "getWaveform" ? 10 : 60)
        let client = try Bundled.client(for: operation)
        for caller in operation.callers {
            let answers = try client.ask(paths.map { try operation.request(path: $0, as: caller) })
            #expect(answers.allSatisfy { $0.operationId == id && $0.callerId == caller?.id })
        }
    }

    @Test("An id that nothing has is 404, to everybody", arguments: Bundled.operationIds { $0.isComputed })
    func unknownId(operation id: String) throws {
        let operation = try client.operation(id)
        for name in operation.pathParameters.map(\.name) where try !SeedIDs.all(for: name).isEmpty {
            for caller in operation.callers {
                let path = operation.path(with: [name: "nothing"])
                let answer = try client.ask(operation.request(path: path, as: caller))
                #expect(answer.status == 404 && answer.code == "not-found", "\(answer)")
                #expect(answer.detail.contains("\"nothing\""), "\(answer): \(answer.detail)")
            }
        }
    }

    @Test("Each asks for a token exactly where the document says so", arguments: Bundled.operationIds())
    func tokens(operation id: String) throws {
        let operation = try client.operation(id)
        let answer = try client.ask(operation.request())
        let advice = "give it \"security\": [{\"bearer\": []}] if it asks who is asking, else \"security\": []"
        #expect((answer.status == 401) == operation.requiresToken, "\(answer): \(advice)")
    }

    @Test("Each resource answers each person as the roles have it, and says why", arguments: needs, Person.allCases)
    func resources(need: (operation: String, kind: ResourceKind, role: Role), person: Person) throws {
        let operation = try client.operation(need.operation)
        let parameter = try #require(operation.pathParameters.first?.name)
        for resource in resources(of: need.kind) {
            let answer = try client.ask(.get(operation.path(with: [parameter: resource.id]), as: person))
            let access = model.access(of: person.id, to: resource)
            let mayAsk = access.role.map { $0 >= need.role } ?? false
            #expect(answer.status == (mayAsk ? 200 : 403), "\(answer)")
            #expect(answer.operationId == operation.id && answer.callerId == person.id)
            if !mayAsk {
                #expect(answer["access"] == refusal(access, required: need.role), "\(answer)")
            } else if operation.id.hasPrefix("get"), need.kind != .file {
                #expect(answer["id"] == .string(resource.id) && answer["role"]?.stringValue == access.role?.rawValue)
                #expect(answer["access"] == granted(access), "\(answer)")
            }
        }
    }

    @Test("What asks for nothing but a caller answers each person", arguments: personal, Person.allCases)
    func withoutResource(operation: String, person: Person) throws {
        let answer = try client.ask(client.operation(operation).request(as: person))
        #expect(answer.status == 200 && answer.operationId == operation && answer.callerId == person.id)
    }

    @Test(
        "The detail of such a 404 names the kind and the id, which another kind may have", arguments: needs,
        Person.allCases)
    func unknownKind(need: (operation: String, kind: ResourceKind, role: Role), person: Person) throws {
        let operation = try client.operation(need.operation)
        let parameter = try #require(operation.pathParameters.first?.name)
        // A space's id is no project's, and so on.
        let other =
            need.kind == .space ? (Sample.track, "; a track has it") : (Sample.space, "; an artist space has it")
        for (id, ending) in [("nothing", ""), other] {
            let answer = try client.ask(.get(operation.path(with: [parameter: id]), as: person))
            let noun = need.kind == .space ? "artist space" : need.kind.rawValue
            #expect(answer.status == 404 && answer.code == "not-found", "\(answer)")
            #expect(answer.detail == "No \(noun) has the id \"\(id)\"\(ending).")
        }
    }

    private func resources(of kind: ResourceKind) -> [ResourceID] {
        switch kind {
        case .space: client.catalog.spaces.map { .space($0.id) }
        case .project: client.catalog.projects.map { .project($0.id) }
        case .track: client.catalog.tracks.map { .track($0.id) }
        // There are many, and a role on one is a role on its track.
        case .file: client.catalog.files.spread(over: 60).map { .file($0.id) }
        }
    }

    private func granted(_ access: Access) -> JSONValue {
        ["role": .string(access.role?.rawValue ?? ""), "decidedBy": model.decidedBy(access.decidedBy)]
    }

    private func refusal(_ access: Access, required: Role) -> JSONValue {
        var object = JSONObject([("required", .string(required.rawValue))])
        if let role = access.role { object.set("effective", .string(role.rawValue)) }
        object.set("decidedBy", model.decidedBy(access.decidedBy))
        return .object(object)
    }
}
