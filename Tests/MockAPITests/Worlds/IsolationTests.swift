import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("What is done in one world is seen in no other")
struct IsolationTests {
    let control: Control
    let here: World
    let there: World

    init() throws {
        control = try Control()
        here = try control.client.world("here")
        there = try control.client.world("there")
    }

    /// Lines of the control side, the last of which reads what those before it changed.
    static let changes: [[String]] = [
        [#"PATCH /__admin/data/tracks/track-undertow {"name": "X"}"#, "GET /__admin/data/tracks/track-undertow"],
        [#"PATCH /__admin/data/tracks/track-undertow {"name": "X"}"#, "GET /__admin/export"],
        ["DELETE /__admin/data/artists/artist-kohaku?cascade=true", "GET /__admin/data/artists"],
        [#"PUT /__admin/clock {"advanceSeconds": 60}"#, "GET /__admin/clock"],
        [#"PUT /__admin/clock {"isRunning": true}"#, "GET /__admin/clock"],
        [#"POST /__admin/faults {"status": 503}"#, "GET /__admin/faults"],
        [#"POST /__admin/expect {"kind": "unknown-path"}"#, "GET /__admin/violations"],
        [#"POST /__admin/reset {"scenario": "empty"}"#, "GET /__admin/data/users"],
    ]

    @Test("Data, clock, faults and expectations", arguments: WayIn.allCases, changes)
    func controlled(way: WayIn, lines: [String]) throws {
        let question = try #require(lines.last)
        let before = try control(question, of: there, by: way).body
        #expect(try control(question, of: here, by: way).body == before)
        for line in lines.dropLast() { #expect(try control(line, of: here, by: way).status < 300) }
        #expect(try control(question, of: here, by: way).body != before)
        #expect(try control(question, of: there, by: way).body == before)
        #expect(try control(question).body == before)
        #expect(try control(question, of: control.client.world("new"), by: way).body == before)
    }

    @Test("The journal, its numbers and its coverage", arguments: WayIn.allCases)
    func journal(way: WayIn) throws {
        for target in ["/artist", "/artist?x=1", "/nothing"] {
            _ = try control.client.ask(.get(target, as: .ada), of: here, by: way)
        }
        _ = try control.client.ask(.get("/auth/me", as: .ben), of: there, by: way)
        func requests(_ world: World) throws -> [String] {
            (try control("GET /__admin/requests", of: world, by: way)["requests"]?.arrayValue ?? []).map {
                "\($0["number"]?.integerValue ?? 0) \($0["target"]?.stringValue ?? "")"
            }
        }
        let prefix = way == .prefix ? "/w/here" : ""
        #expect(try requests(here) == ["1 \(prefix)/artist", "2 \(prefix)/artist?x=1", "3 \(prefix)/nothing"])
        #expect(try requests(there) == ["1 \(way == .prefix ? "/w/there" : "")/auth/me"])
        #expect(try requests(control.client.backend.worlds.standard) == [])
        #expect(try control("GET /__admin/coverage", of: here, by: way)["covered"] == 1)
        #expect(try control("GET /__admin/coverage")["covered"] == 0)
        #expect(try control("GET /__admin/violations", of: there, by: way)["violations"] == [])
        _ = try control("DELETE /__admin/requests", of: there, by: way)
        #expect(try requests(here).count == 3)
    }

    @Test("Versions count the changes of their own world", arguments: WayIn.allCases)
    func versions(way: WayIn) throws {
        for second in 1...3 {
            _ = try control(#"PUT /__admin/clock {"advanceSeconds": \#(second)}"#, of: here, by: way)
        }
        _ = try control(#"POST /__admin/faults {"delayMs": 1}"#, of: there, by: way)
        let worlds = try control("GET /__admin/worlds").elements
        #expect(worlds.map { $0["name"] } == ["default", "here", "there"])
        #expect(worlds.map { $0["version"] } == [0, 3, 1])
    }

    @Test("Many worlds that change the same records in turn each see their own", arguments: WayIn.allCases)
    func many(way: WayIn) throws {
        let worlds = try (0..<40).map { try control.client.world("test-\($0)") }
        for round in 1...2 {
            for (number, world) in worlds.enumerated() {
                let name = #"{"name": "Take \#(round) of \#(number)"}"#
                _ = try control("PATCH /__admin/data/tracks/track-undertow \(name)", of: world, by: way)
            }
            for (number, world) in worlds.enumerated() {
                let track = try control.client.ask(.get("/track/track-undertow", as: .ada), of: world, by: way)
                #expect(track["name"] == .string("Take \(round) of \(number)"))
            }
        }
        #expect(try control.client.ask(.get("/track/track-undertow", as: .ada))["name"] == "Undertow")
    }
}
