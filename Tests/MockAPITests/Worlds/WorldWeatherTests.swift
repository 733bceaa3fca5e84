import HTTPWire
import JSONText
import MockAPI
import Testing

/// Injected statuses are not declared by the document, so these answers are not held against it.
@Suite("The weather of a world")
struct WorldWeatherTests {
    let control: Control
    let world: World

    init() throws {
        control = try Control()
        world = try control.client.world("stormy")
    }

    private func add(_ rule: String) throws {
        let made = try control("POST /__admin/faults \(rule)", of: world)
        try #require(made.status == 201, "\(made.detail)")
    }

    private func ask(_ request: HTTPRequest, by way: WayIn = .prefix) throws -> Answer {
        let (request, door) = try way.lead(request, to: world)
        return control.client.backend.respond(to: request, through: door).answer
    }

    private func get(_ target: String = "/artist", as person: Person? = .ada) throws -> Answer {
        try ask(.get(target, as: person))
    }

    /// How many calls a rule has seen and hit.
    private func counts(_ id: String = "fault-1") throws -> [JSONValue?] {
        let rule = try control("GET /__admin/faults/\(id)", of: world)
        return [rule["calls"], rule["hits"]]
    }

    private func journal(_ query: String = "") throws -> [JSONValue] {
        try control("GET /__admin/requests\(query)", of: world)["requests"]?.arrayValue ?? []
    }

    @Test("A rule hits by every way in", arguments: WayIn.allCases)
    func ways(way: WayIn) throws {
        try add(#"{"operation": "listArtists", "status": 503, "retryAfterSeconds": 7}"#)
        let answer = try ask(.get("/artist", as: .ada), by: way)
        #expect(answer.response.status == .serviceUnavailable && answer.rule == "fault-1")
        #expect(answer.response.fields.first(.retryAfter) == "7")
        #expect(try control.client.ask(.get("/artist", as: .ada)).status == 200)
    }

    @Test("One that hits before is judged ahead of token and parameters, one that hits after behind them")
    func order() throws {
        try add(#"{"operation": "listArtists", "status": 503}"#)
        try add(#"{"operation": "getTrack", "status": 502, "when": "after"}"#)
        for (target, person) in [("/artist", Person.ada), ("/artist", nil), ("/artist?limit=x", .ada)] {
            let answer = try get(target, as: person)
            #expect(answer.response.status.code == 503 && answer.callerId == person.map { _ in "user-ada" })
        }
        let late = try get("/track/track-undertow")
        #expect(late.response.status.code == 502 && late.callerId == "user-ada" && late.rule == "fault-2")
        // What is refused was not lost: the refusal is.
        #expect(try get("/track/track-undertow", as: nil).response.status.code == 502)
        #expect(try counts("fault-1") == [3, 3])
        #expect(try counts("fault-2") == [2, 2])
    }

    @Test("From one call to another, and no others")
    func span() throws {
        try add(#"{"operation": "listArtists", "fromCall": 2, "toCall": 3, "delayMs": 9}"#)
        #expect(try (1...5).map { _ in try get().delivery.delay } == [0, 9, 9, 0, 0])
        #expect(try (1...2).map { _ in try get("/track/track-undertow").delivery.delay } == [0, 0])
        #expect(try counts() == [5, 2])
    }

    @Test("A share of the calls, the same ones in every world", arguments: [0.0, 0.25, 1.0])
    func share(share: Double) throws {
        let rule = #"{"operation": "listArtists", "share": \#(share), "seed": 11, "delayMs": 9}"#
        try add(rule)
        let hits = try (1...100).map { _ in try get().rule != nil }
        let count = hits.count { $0 }
        #expect(share == 0.25 ? (10...40).contains(count) : count == Int(100 * share))
        #expect(try counts() == [100, .integer(Int64(count))])
        let other = try Control()
        _ = try other("POST /w/calm/__admin/faults \(rule)")
        let again = try (1...100).map { _ in
            other.client.backend.respond(to: try .get("/w/calm/artist", as: .ada)).answer.rule != nil
        }
        #expect(again == hits)
    }

    @Test("A caller's calls alone; a token that is nobody's is no caller's")
    func caller() throws {
        try add(#"{"caller": "user-ben", "status": 500}"#)
        #expect(try get(as: .ben).response.status.code == 500)
        #expect(try get(as: .ada).response.status.code == 200)
        #expect(try get(as: nil).response.status.code == 401)
        for token in ["mock-bem", "mock-dara", "mock-ben-renewed", ""] {
            let answer = try ask(.get("/artist").with(token: token))
            #expect(answer.response.status.code == 401 && answer.rule == nil)
        }
        #expect(try ask(.get("/artist", as: .ben).with(token: "mock-ben")).response.status.code == 401)
        #expect(try get("/artwork/avatar-ada", as: .ben).response.status.code == 500)
        #expect(try counts() == [2, 2])
    }

    @Test("A rule for everybody counts callers that are nobody")
    func everybody() throws {
        try add(#"{"operation": "listArtists", "delayMs": 3}"#)
        #expect(try ask(.get("/artist").with(token: "mock-bem")).delivery.delay == 3)
        #expect(try get(as: nil).delivery.delay == 3)
        #expect(try counts() == [2, 2])
    }

    @Test("HEAD is hit as GET is; what is no call of an operation is neither counted nor hit")
    func otherRequests() throws {
        try add(#"{"status": 503}"#)
        let head = try ask(.make(.head, "/artist", as: .ada))
        #expect(head.response.status.code == 503 && head.rule == "fault-1")
        for (method, target) in [
            (HTTPMethod.options, "/artist"), (.get, "/nothing"), (.head, "/nothing"), (.options, "/nothing"),
            (.delete, "/artist"), (.get, "/"), (.get, "/openapi.json"), (.get, "/__admin/clock"), (.get, "/artist/%ZZ"),
            (.post, "/__admin/requests/count"),
        ] {
            let answer = try ask(.make(method, target, as: .ada))
            #expect(answer.response.status.code != 503 && answer.rule == nil, "\(method) \(target)")
        }
        let preflight = try HTTPRequest.make(.options, "/artist")
            .with(.origin, "http://localhost").with(.accessControlRequestMethod, "GET")
        #expect(try ask(preflight).response.status == .noContent)
        #expect(try counts() == [1, 1])
    }

    @Test("The journal says which rule hit, and what was answered then")
    func noted() throws {
        try add(#"{"operation": "listArtists", "status": 503, "toCall": 1}"#)
        try add(#"{"operation": "listArtists", "delayMs": 250, "fault": "stall", "when": "after", "toCall": 2}"#)
        for _ in 1...3 { _ = try get() }
        let requests = try journal()
        #expect(requests.map { $0["rule"] } == ["fault-1", "fault-2", nil])
        #expect(requests.map { $0["status"] } == [503, 200, 200])
        #expect(requests.map { $0["caller"] } == ["user-ada", "user-ada", "user-ada"])
        // The time for which an answer is held back is part of what the client waits.
        #expect(requests.map { $0["durationMs"] } == [0, 250, 0])
        #expect(try journal("?status=503").count == 1)
        let coverage = try control("GET /__admin/coverage", of: world)["operations"]?.arrayValue ?? []
        let statuses = coverage.first { $0["operation"] == "listArtists" }?["statuses"]?.arrayValue ?? []
        #expect(statuses.contains(["status": 503, "declared": false, "count": 1]))
        #expect(statuses.contains(["status": 200, "declared": true, "count": 2]))
    }

    @Test("An injected refusal is none of the client's violations")
    func noViolation() throws {
        try add(#"{"operation": "listArtists", "status": 404}"#)
        _ = try get("/artist")
        _ = try ask(.get("/track/track-undertow", as: .ada).with(.prefer, "code=400"))
        #expect(try control("GET /__admin/violations", of: world)["violations"] == [])
    }

    @Test(
        "A preference that is none is refused with what it takes, and is the client's violation",
        arguments: [
            ("code=200", "code takes a status from 400 to 599"), ("code=x", "code takes a status"),
            ("code", "found none"), ("delay=-1", "delay takes milliseconds"), ("delay=1.5", "delay takes milliseconds"),
            ("delay=99999999999999999999", "delay takes milliseconds"), ("delay=600001", "from 0 to 600000"),
            ("fault=resett", "did you mean reset?"), ("variant=odd_text", "did you mean odd-text?"),
            ("code=9, delay=x, fault=y", "; fault takes one of"),
        ])
    func unreadable(prefer: String, words: String) throws {
        try add(#"{"operation": "listArtists", "status": 503}"#)
        let request = try HTTPRequest.get("/artist", as: .ada).with(.prefer, prefer)
        let answer = try Exchange(request, ask(request))
        #expect(answer.status == 400 && answer.code == "bad-request" && answer[.preferenceApplied] == nil)
        #expect(answer.detail.hasPrefix("Prefer: ") && answer.detail.contains(words), "\(answer.detail)")
        #expect(try counts() == [0, 0])
        let violation = try control("GET /__admin/violations", of: world)["violations"]?.arrayValue?.first
        #expect(violation?["kind"] == "malformed-request" && violation?["operation"] == "listArtists")
    }

    @Test("What a request asks for itself comes on top of what the world does", arguments: WayIn.allCases)
    func both(way: WayIn) throws {
        try add(#"{"operation": "listArtists", "delayMs": 7, "fault": "stall"}"#)
        let answer = try ask(
            .get("/artist", as: .ada).with(.prefer, "delay=3, fault=drip, variant=empty-lists"), by: way)
        #expect(answer.delivery == Delivery(delay: 10, bytesPerSecond: 512) && answer.rule == "fault-1")
        #expect(answer.response.body.bytes == Array("[]".utf8))
        let fields = answer.response.fields
        #expect(fields.first(.preferenceApplied) == "delay=3, fault=drip, variant=empty-lists")
        #expect(try ask(.get("/artist", as: .ada), by: way).delivery.delay == 7)
    }
}
