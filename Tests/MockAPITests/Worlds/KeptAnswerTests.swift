import Catalog
import Contract
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

/// The same bytes are answered from what is kept only while nothing has happened that they depend on.
@Suite("Kept answers of worlds")
struct KeptAnswerTests {
    private let control: Control
    private var backend: Backend { control.client.backend }

    init() throws { control = try Control() }

    /// What happens to a world between the same question and the same question.
    struct Happening: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var target = "/track/track-undertow"
        var token = Person.ada.token
        var before: [String] = []
        var lines: [String] = []
        /// What becomes of the seeds of all worlds.
        var seeds: (@Sendable () throws -> Snapshot)?
        /// What is answered then.
        var status = 200
    }

    private static let rename = #"PATCH /__admin/data/tracks/track-undertow {"name": "Undertow, renamed"}"#

    static let happenings = [
        Happening(testDescription: "a change of data", lines: [rename]),
        Happening(
            testDescription: "a record that is deleted",
            lines: ["DELETE /__admin/data/tracks/track-undertow?cascade=true"], status: 404),
        Happening(testDescription: "a reset", before: [rename], lines: ["POST /__admin/reset"]),
        Happening(
            testDescription: "a change and its opposite",
            lines: [rename, #"PATCH /__admin/data/tracks/track-undertow {"label": "Other"}"#]),
        Happening(
            testDescription: "another scenario", lines: [#"POST /__admin/reset {"scenario": "empty"}"#], status: 404),
        Happening(
            testDescription: "a clock that passes a link's expiry", target: "/link/artist/artist-mara-velez",
            lines: [#"PUT /__admin/clock {"now": "2026-08-31T22:00:00Z"}"#]),
        Happening(
            testDescription: "a clock that passes a token's expiry", target: "/artist",
            token: Person.dara.seededToken, before: [#"PUT /__admin/clock {"now": "2026-05-30T23:59:59Z"}"#],
            lines: [#"PUT /__admin/clock {"advanceSeconds": 1}"#], status: 401),
        Happening(
            testDescription: "seeds that have changed",
            seeds: {
                try Bundled.catalog(changing: "tracks.json") { rows in
                    rows = rows.map { $0["id"] == "track-undertow" ? $0.with("name", "Undertow, reseeded") : $0 }
                }
            }),
    ]

    @Test(
        "The answer behind a change is a new one, and those of other worlds stay", arguments: happenings, WayIn.allCases
    )
    func changed(happening: Happening, way: WayIn) throws {
        let world = try control.client.world("demo")
        let bystander = try control.client.world("bystander")
        for line in happening.before {
            for each in [world, bystander] { try #require(try control(line, of: each).status < 300) }
        }
        let plain = try HTTPRequest.get(happening.target).with(token: happening.token)
        let question = try Question(plain, to: world, by: way)
        let other = try Question(plain, to: bystander, by: way)
        let old = try question.askUntilKnown(control.client)
        let kept = try other.askUntilKnown(control.client)
        let tag = try #require(old[.etag])
        let condition = try Question(plain.with(.ifNoneMatch, tag), to: world, by: way)
        #expect(try condition.askUntilKnown(control.client).status == 304)

        for line in happening.lines { try #require(try control(line, of: world).status < 300) }
        if let seeds = happening.seeds { backend.worlds.reload("default", try seeds()) }

        for _ in 1...3 {
            for again in try [question.ask(control.client), condition.ask(control.client)] {
                #expect(again.status == happening.status)
                #expect(again.body != old.body && again[.etag] != tag)
            }
        }
        if happening.seeds == nil {
            #expect(try other.ask(control.client).isKept(with: kept))
        } else {
            #expect(try other.ask(control.client).body != kept.body)
        }
    }

    @Test("A rule hits what was kept, and once it is gone the old tag is good again", arguments: WayIn.allCases)
    func fault(way: WayIn) throws {
        let world = try control.client.world("demo")
        let question = try Question(.get("/artist", as: .ada), to: world, by: way)
        let old = try question.askUntilKnown(control.client)
        let condition = try Question(
            .get("/artist", as: .ada).with(.ifNoneMatch, try #require(old[.etag])), to: world, by: way)
        _ = try condition.askUntilKnown(control.client)

        _ = try control(#"POST /__admin/faults {"operation": "listArtists", "status": 503}"#, of: world)
        for each in [question, condition, question] {
            // The document does not list what is injected.
            let answer = backend.respond(to: each.request, through: each.door).answer
            #expect(answer.response.status == .serviceUnavailable && answer.rule == "fault-1")
        }
        #expect(try control("GET /__admin/faults", of: world).elements.first?["hits"] == 3)

        _ = try control("DELETE /__admin/faults/fault-1", of: world)
        #expect(try question.ask(control.client).body == old.body)
        #expect(try condition.ask(control.client).status == 304)
    }

    @Test(
        "A world that keeps its changes when the seeds change says so from the next answer on",
        arguments: WayIn.allCases)
    func stale(way: WayIn) throws {
        let world = try control.client.world("demo")
        _ = try control(Self.rename, of: world)
        let question = try Question(.get("/track/track-undertow", as: .ada), to: world, by: way)
        let old = try question.askUntilKnown(control.client)
        #expect(old[.xSoundcheckStale] == nil)
        backend.worlds.reload("default", try Bundled.catalog(changing: "sections.json") { $0 = [] })
        for _ in 1...3 {
            let again = try question.ask(control.client)
            #expect(again.body == old.body && again[.etag] == old[.etag])
            #expect(again[.xSoundcheckStale] == "The seeds have changed; POST /w/demo/__admin/reset takes them up.")
        }
        #expect(try control("GET /__admin/worlds/demo")["isStale"] == true)
        #expect(try control("POST /__admin/reset", of: world)["isStale"] == false)
        #expect(try question.ask(control.client)[.xSoundcheckStale] == nil)
        #expect(try control("GET /__admin/data/sections", of: world).elements == [])
    }

    private static func prototype(_ text: String) throws -> ContractDocument {
        let operation: JSONValue = [
            "operationId": "getPrototype", "x-status": "proposed", "security": [],
            "responses": [
                "200": [
                    "description": "Fine.", "headers": ["ETag": ["schema": ["type": "string"]]],
                    "content": ["application/json": ["schema": ["type": "string"], "example": .string(text)]],
                ],
                "304": ["description": "Kept."],
            ],
        ]
        return try Bundled.contract(changing: [("/paths/~1prototype", ["get": operation])])
    }

    @Test("Another document answers the next request, in every world", arguments: WayIn.allCases)
    func document(way: WayIn) throws {
        try backend.reload(Self.prototype("one"))
        let worlds = try ["demo", "other"].map { try control.client.world($0) }
        let questions = try worlds.map { try Question(.get("/prototype"), to: $0, by: way) }
        let old = try questions.map { try $0.askUntilKnown(control.client) }
        #expect(old.map(\.json) == ["one", "one"])
        try backend.reload(Self.prototype("two"))
        for question in questions {
            let again = try question.askUntilKnown(control.client)
            #expect(again.json == "two" && again[.etag] != old[0][.etag])
        }
        try backend.reload(Bundled.contract())
        #expect(try questions[0].ask(control.client).status == 404)
    }

    @Test("A world that is made again under the same name shares nothing with the one before")
    func madeAgain() throws {
        let question = try Question(
            .get("/track/track-undertow", as: .ada), to: control.client.world("demo"), by: .prefix)
        _ = try control("\(Self.rename)", of: control.client.world("demo"))
        let old = try question.askUntilKnown(control.client)
        _ = try control("DELETE /__admin/worlds/demo")
        #expect(try question.ask(control.client).code == "world-dropped")
        _ = try control(#"POST /__admin/worlds {"name": "demo"}"#)
        let again = try question.askUntilKnown(control.client)
        #expect(again["name"] == "Undertow" && again[.etag] != old[.etag])
    }
}

/// A request as a connection hands it on, and the door that it comes in by.
struct Question {
    let request: HTTPRequest
    let door: Door

    init(_ request: HTTPRequest, to world: World, by way: WayIn) throws {
        let (request, door) = try way.lead(request, to: world)
        self.request = try request.received()
        self.door = door
    }

    func ask(_ client: Client, _ location: SourceLocation = #_sourceLocation) throws -> Exchange {
        try client.ask(request, through: door, location)
    }

    /// Asks until the answer is known by the request's head.
    func askUntilKnown(_ client: Client, _ location: SourceLocation = #_sourceLocation) throws -> Exchange {
        for _ in 1...3 where !isKnown(to: client) { _ = try ask(client, location) }
        try #require(isKnown(to: client), sourceLocation: location)
        return try ask(client, location)
    }

    func isKnown(to client: Client) -> Bool { client.backend.representations.known(request, through: door) != nil }
}
