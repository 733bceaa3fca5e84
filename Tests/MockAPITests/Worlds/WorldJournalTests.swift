import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("What a world's journal tells of its clients")
struct WorldJournalTests {
    let control: Control
    let world: World

    init() throws {
        control = try Control()
        world = try control.client.world("demo")
    }

    /// A request that breaks the contract, and how that is told.
    struct Breach: Sendable, CustomTestStringConvertible {
        let kind: String
        let request: HTTPRequest
        let status: Int
        var operation: JSONValue?
        var place: (key: String, value: JSONValue)?

        var testDescription: String { "\(kind): \(request.method.rawValue) \(request.target)" }
    }

    private static let json = "application/json"

    static func breaches() throws -> [Breach] {
        try [
            Breach(kind: "malformed-request", request: .get("/artist/%ZZ", as: .ada), status: 400),
            Breach(kind: "malformed-request", request: .get("/artist/../artist", as: .ada), status: 400),
            Breach(
                kind: "malformed-request", request: .get("/artist", as: .ada).with(.prefer, "code=1"), status: 400,
                operation: "listArtists"),
            Breach(kind: "unknown-path", request: .get("/artists", as: .ada), status: 404),
            Breach(kind: "unknown-path", request: .make(.head, "/artist/", as: .ada), status: 404),
            Breach(kind: "unknown-method", request: .make(.put, "/artist", as: .ada), status: 405),
            Breach(
                kind: "missing-authorization", request: .get("/artist"), status: 401, operation: "listArtists"),
            Breach(
                kind: "missing-authorization", request: .get("/artist").with(.authorization, "Basic YTpi"), status: 401,
                operation: "listArtists"),
            Breach(
                kind: "missing-authorization", request: .get("/artist", as: .ada).with(token: "mock-ada"), status: 401,
                operation: "listArtists"),
            Breach(
                kind: "undeclared-parameter", request: .get("/artist?sort=name", as: .ada), status: 200,
                operation: "listArtists", place: ("parameter", "sort")),
            Breach(
                kind: "undeclared-parameter", request: .get("/artist/artist-nothing?a", as: .ada), status: 404,
                operation: "getArtist", place: ("parameter", "a")),
            Breach(
                kind: "invalid-parameter", request: .get("/artist?limit=0", as: .ada), status: 400,
                operation: "listArtists", place: ("parameter", "limit")),
            Breach(
                kind: "invalid-parameter", request: .get("/artist?cursor=x", as: .ada), status: 400,
                operation: "listArtists", place: ("parameter", "cursor")),
            Breach(
                kind: "missing-content-type", request: .make(.post, "/auth/sign-in"), status: 415, operation: "signIn"),
            Breach(
                kind: "wrong-content-type", request: .make(.post, "/auth/sign-in").with(body: [], type: "text/plain"),
                status: 415, operation: "signIn"),
            Breach(
                kind: "undeclared-property",
                request: .post("/comment/file/file-night-bloom-v7", ["text": "Louder.", "atms": 7], as: .ada),
                status: 201,
                operation: "addComment", place: ("pointer", "/atms")),
            Breach(
                kind: "invalid-body", request: .make(.post, "/auth/sign-in").with(body: Array("{".utf8)), status: 400,
                operation: "signIn", place: ("pointer", "")),
            Breach(
                kind: "invalid-body", request: .post("/auth/sign-in", ["email": "ada@example.com"]), status: 400,
                operation: "signIn", place: ("pointer", "")),
        ]
    }

    @Test("Every kind of violation can come about", arguments: try breaches(), WayIn.allCases)
    func violation(breach: Breach, way: WayIn) throws {
        // Not every status before an operation is known is the document's.
        let (request, door) = try way.lead(breach.request, to: world)
        let answer = control.client.backend.respond(to: request, through: door).answer
        #expect(answer.response.status.code == breach.status)
        let verdict = try control("GET /__admin/violations", of: world, by: way)
        let violations = verdict["violations"]?.arrayValue ?? []
        #expect(violations.count == 1)
        let told = try #require(violations.first)
        #expect(told["kind"] == .string(breach.kind) && told["operation"] == breach.operation)
        #expect(told["method"] == .string(request.method.rawValue))
        #expect(told["target"] == .string(request.target.description))
        if let (key, value) = breach.place { #expect(told[key] == value) }
        let noted = try control("GET /__admin/requests", of: world, by: way)["requests"]?.arrayValue ?? []
        #expect(noted.map { $0["status"] } == [.integer(Int64(breach.status))])
        // A test that means to break the rule declares it.
        var expectation = #"{"kind": "\#(breach.kind)""#
        if let operation = breach.operation?.stringValue { expectation += #", "operation": "\#(operation)""# }
        _ = try control("POST /__admin/expect \(expectation)}", of: world, by: way)
        let excused = try control("GET /__admin/violations", of: world, by: way)
        #expect(excused["violations"] == [] && excused["unmet"] == [])
        #expect(try control("GET /__admin/violations")["violations"] == [])
    }

    @Test("The breaches above are of every kind that there is")
    func kinds() throws {
        #expect(try Set(Self.breaches().map(\.kind)) == Set(Violation.Kind.allCases.map(\.rawValue)))
    }

    @Test("One request can break the contract more than once")
    func several() throws {
        _ = try control.client.ask(.get("/artist?limit=0&cursor=x&a=1&b=2", as: .ada), of: world, by: .prefix)
        let violations = try control("GET /__admin/violations", of: world)["violations"]?.arrayValue ?? []
        let kinds = violations.map { $0["kind"] }
        #expect(
            kinds == ["undeclared-parameter", "undeclared-parameter", "invalid-parameter", "invalid-parameter"])
        let noted = try control("GET /__admin/requests", of: world)["requests"]?.arrayValue ?? []
        #expect(noted.map { $0["violations"] } == [4])
    }

    @Test("Whoever keeps to the contract is told of no violation, whatever the world's state says")
    func lawful() throws {
        let requests: [HTTPRequest] = try [
            .get("/artist", as: .ada), .make(.head, "/artist", as: .ada), .get("/artist/artist-nothing", as: .ada),
            .get("/artist/artist-night-bloom", as: .eli), .get("/artist").with(token: "mock-dara"),
            .get("/artist").with(token: "mock-nobody"), .signIn("ada@example.com", "wrong"),
            .get("/artist", as: .ada).with(.accept, "image/png"), .get("/artist", as: .ada).with(.ifMatch, "\"x\""),
        ]
        for request in requests { _ = try control.client.ask(request, of: world, by: .prefix) }
        #expect(try control("GET /__admin/requests", of: world)["total"] == .integer(Int64(requests.count)))
        #expect(try control("GET /__admin/violations", of: world)["violations"] == [])
    }

    @Test(
        "What is no call is not in the journal: OPTIONS, the server's own pages, the control side",
        arguments: WayIn.allCases)
    func unnoted(way: WayIn) throws {
        let preflight = try HTTPRequest.make(.options, "/nothing").with(.origin, "http://localhost")
        let requests: [HTTPRequest] = try [
            .make(.options, "/artist"), preflight.with(.accessControlRequestMethod, "GET"), .make(.options, "/"),
            .get("/"), .get("/").with(.accept, "text/html"), .make(.head, "/"), .get("/openapi.json"),
            .get("/__admin"), .get("/__admin/nothing"), .make(.delete, "/__admin/clock"), .get("/__admin/data/songs"),
            .post("/__admin/faults", ["nothing": 1]), .post("/__admin/worlds", [:]),
        ]
        for request in requests { _ = try control.client.ask(request, of: world, by: way) }
        for each in control.client.backend.worlds.all { #expect(each.read(\.journal).total() == 0) }
    }

    @Test("What names no world that can be entered is in no journal", arguments: ["/w/BAD/artist", "/w/one/nothing"])
    func nowhere(target: String) throws {
        let mismatch = try HTTPRequest.get(target, as: .ada).with(.xSoundcheckWorld, "BAD ")
        for request in [mismatch, try .get("/w/BAD/%ZZ")] {
            #expect(try control.client.ask(request).status == 400)
        }
        for each in control.client.backend.worlds.all { #expect(each.read(\.journal).total() == 0) }
    }

    @Test("What cannot be read before a world is known is the default one's, or that of the port")
    func unreadable() throws {
        var request = try HTTPRequest.get("/artist", as: .ada)
        request.fields = HTTPFields()
        request.version = .http10
        for door in [Door.main, .world(world)] {
            let answer = control.client.backend.respond(to: request, through: door).answer
            #expect(answer.response.status == .badRequest)
        }
        for worlds in ["", "/w/demo"] {
            let violations = try control("GET \(worlds)/__admin/violations")["violations"]?.arrayValue ?? []
            #expect(violations.map { $0["kind"] } == ["malformed-request"])
        }
    }
}
