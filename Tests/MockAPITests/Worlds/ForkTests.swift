import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("A fork")
struct ForkTests {
    let control: Control
    let origin: World

    init() throws {
        control = try Control()
        origin = try control.client.world("origin")
    }

    private func fork(by way: WayIn) throws -> World {
        #expect(try control(#"POST /__admin/fork {"to": "copy"}"#, of: origin, by: way).status == 201)
        return try #require(try control.client.backend.worlds.find("copy"))
    }

    private static let rename = #"PATCH /__admin/data/tracks/track-undertow {"name": "Changed"}"#
    private static let track = "GET /__admin/data/tracks/track-undertow"

    @Test("begins with the data, the clock and the weather of its origin, before any call", arguments: WayIn.allCases)
    func begins(way: WayIn) throws {
        _ = try control(Self.rename, of: origin)
        _ = try control(#"PUT /__admin/clock {"advanceSeconds": 60}"#, of: origin)
        _ = try control(#"POST /__admin/faults {"operation": "listArtists", "toCall": 2, "delayMs": 5}"#, of: origin)
        _ = try control(#"POST /__admin/expect {"kind": "unknown-path"}"#, of: origin)
        _ = try control.client.ask(.get("/artist", as: .ada), of: origin, by: way)
        let copy = try fork(by: way)

        for question in [Self.track, "GET /__admin/clock", "GET /__admin/export"] {
            #expect(try control(question, of: copy).body == control(question, of: origin).body)
        }
        let rule = try control("GET /__admin/faults", of: copy).elements
        #expect(rule.map { $0["id"] } == ["fault-1"] && rule.first?["calls"] == 0 && rule.first?["hits"] == 0)
        #expect(try control("GET /__admin/faults", of: origin).elements.first?["calls"] == 1)
        #expect(try control("GET /__admin/requests", of: copy)["total"] == 0)
        #expect(try control("GET /__admin/violations", of: copy)["unmet"] == [])
        #expect(try control("GET /__admin/worlds/copy")["version"] == 0)
        #expect(try control("GET /__admin/worlds/copy")["isChanged"] == true)
    }

    static let changes: [(change: String, question: String)] = [
        (rename, track), (#"PUT /__admin/clock {"advanceSeconds": 5}"#, "GET /__admin/clock"),
        (#"POST /__admin/faults {"delayMs": 1}"#, "GET /__admin/faults"),
        ("POST /__admin/reset", track),
        ("DELETE /__admin/data/artists/artist-kohaku?cascade=true", "GET /__admin/export"),
    ]

    @Test("and its origin are two worlds from then on", arguments: changes, [false, true])
    func independent(change: (change: String, question: String), changesCopy: Bool) throws {
        _ = try control(#"PATCH /__admin/data/tracks/track-undertow {"name": "Before"}"#, of: origin)
        let copy = try fork(by: .prefix)
        let (changed, other) = changesCopy ? (copy, origin) : (origin, copy)
        let before = try control(change.question, of: other).body
        #expect(try control(change.change, of: changed).status < 300)
        #expect(try control(change.question, of: changed).body != before)
        #expect(try control(change.question, of: other).body == before)
    }

    @Test("counts the calls of its own from 1")
    func counts() throws {
        _ = try control(#"POST /__admin/faults {"operation": "listArtists", "toCall": 1, "delayMs": 5}"#, of: origin)
        func delay(_ world: World) throws -> Int {
            let request = try HTTPRequest.get("/artist", as: .ada).with(prefix: world.name)
            return control.client.backend.respond(to: request).answer.delivery.delay
        }
        #expect(try [delay(origin), delay(origin)] == [5, 0])
        let copy = try fork(by: .prefix)
        #expect(try [delay(copy), delay(copy), delay(origin)] == [5, 0, 0])
    }

    @Test("has rules of its own, whose numbers go on from its origin's")
    func ruleNumbers() throws {
        _ = try control(#"POST /__admin/faults {"delayMs": 1}"#, of: origin)
        let copy = try fork(by: .prefix)
        for world in [origin, copy] {
            #expect(try control(#"POST /__admin/faults {"delayMs": 2}"#, of: world)["id"] == "fault-2")
        }
    }

    @Test("is reset to the start of the scenario, not to its own beginning")
    func reset() throws {
        _ = try control(Self.rename, of: origin)
        let copy = try fork(by: .prefix)
        #expect(try control("POST /__admin/reset", of: copy)["isChanged"] == false)
        #expect(try control(Self.track, of: copy)["name"] == "Undertow")
        #expect(try control(Self.track, of: origin)["name"] == "Changed")
    }

    @Test("of a world that was dropped meanwhile is none")
    func dropped() throws {
        try control.client.backend.worlds.drop("origin")
        let problem = #expect(throws: Problem.self) { try control.client.backend.worlds.fork(origin, to: "copy") }
        #expect(problem.map { "\($0)" } == "worldDropped(\"origin\")")
        #expect(try control.client.backend.worlds.find("copy") == nil)
    }
}
