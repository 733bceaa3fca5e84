import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Worlds from the control side")
struct ControlledWorldTests {
    let control: Control

    init() throws { control = try Control(hasPorts: true) }

    private static let approve = #"PATCH /__admin/data/tracks/track-undertow {"state": "approved"}"#
    private static let track = "/__admin/data/tracks/track-undertow"

    @Test("A world that is made is listed, and stands at the start of the scenario that was asked for")
    func making() throws {
        let made = try control(#"POST /__admin/worlds {"name": "nobody-home", "scenario": "empty", "port": null}"#)
        #expect(made.status == 201)
        #expect(made[.location] == "http://localhost:8080/__admin/worlds/nobody-home")
        #expect(made["scenario"] == "empty" && made["port"] == nil)
        #expect(try control("GET /__admin/worlds").elements.map { $0["name"] } == ["default", "nobody-home"])
        #expect(try control("GET /w/nobody-home/__admin/data/artists").elements == [])
    }

    @Test("Nothing needs to be said: a world then has the next name that is free", arguments: ["", " {}"])
    func withoutName(body: String) throws {
        _ = try control(#"POST /__admin/worlds {"name": "world-1"}"#)
        #expect(try control("POST /__admin/worlds\(body)")["name"] == "world-2")
    }

    @Test("A change in one world is seen in no other, but in those that are forked from it afterwards")
    func isolation() throws {
        _ = try control(#"POST /__admin/fork {"to": "before"}"#)
        _ = try control(Self.approve)
        _ = try control(#"POST /__admin/fork {"to": "after"}"#)
        let states = try ["/w/before", "", "/w/after", "/w/new"].map { try control("GET \($0)\(Self.track)")["state"] }
        #expect(states == ["inReview", "approved", "approved", "inReview"])
        let worlds = try control("GET /__admin/worlds").elements
        #expect(worlds.map { $0["isChanged"] } == [true, false, true, false])
    }

    @Test("A reset puts data, clock, faults and journal back to the start, and another scenario in their place")
    func reset() throws {
        _ = try control(Self.approve)
        _ = try control(#"PUT /__admin/clock {"advanceSeconds": 60}"#)
        _ = try control(#"POST /__admin/faults {"delayMs": 1}"#)
        _ = try control.client.ask(.get("/artist", as: .ada))
        #expect(try control("POST /__admin/reset")["isChanged"] == false)
        #expect(try control("GET \(Self.track)")["state"] == "inReview")
        #expect(try control("GET /__admin/clock")["now"] == "2026-06-07T09:30:00Z")
        #expect(try control("GET /__admin/faults").elements == [])
        #expect(try control("GET /__admin/requests")["total"] == 0)
        #expect(try control(#"POST /__admin/reset {"scenario": "empty"}"#)["scenario"] == "empty")
        #expect(try control("GET /__admin/data/tracks").elements == [])
    }

    @Test("A world that is dropped answers 410 until it is made again, and its port is closed")
    func dropping() throws {
        _ = try control(#"POST /__admin/worlds {"name": "demo", "port": true}"#)
        #expect(control.ports.open == [9001: "demo"])
        #expect(try control("DELETE /__admin/worlds/demo").status == 204)
        #expect(control.ports.open == [:])
        #expect(try control("GET /w/demo/__admin/clock").code == "world-dropped")
        #expect(try control(#"POST /__admin/worlds {"name": "demo"}"#).status == 201)
        #expect(try control("GET /w/demo/__admin/clock").status == 200)
    }

    @Test("A world's own port is its address; from there other worlds are where the server is")
    func ports() throws {
        let made = try control(#"POST /__admin/worlds {"name": "demo", "port": true}"#)
        #expect(made["url"] == "http://localhost:9001" && made["port"] == 9001)
        #expect(made["adminUrl"] == "http://localhost:9001/__admin")
        let demo = try #require(try control.client.backend.worlds.find("demo"))
        let request = try HTTPRequest.get("/__admin/worlds").with(host: "127.0.0.1:9001")
        let worlds = try control.client.ask(request, through: .world(demo)).elements
        #expect(worlds.map { $0["url"] } == ["http://127.0.0.1:8080", "http://127.0.0.1:9001"])
    }

    @Test("Where there are no ports to be had no world is made either", arguments: ["worlds", "fork"])
    func withoutPorts(path: String) throws {
        let control = try Control()
        let answer = try control(#"POST /__admin/\#(path) {"port": true}"#)
        #expect(answer.status == 503 && answer.code == "no-port")
        #expect(try control("GET /__admin/worlds").elements.count == 1)
    }

    @Test("Scenarios are listed with their size; one whose seeds are faulty says so and hides no other")
    func scenarios() throws {
        let control = try Control(Control.worlds(withFaulty: "broken"))
        let scenarios = try control("GET /__admin/scenarios").elements
        #expect(scenarios.map { $0["name"] } == ["default", "broken", "empty"])
        #expect(scenarios[0]["counts"]?["users"] == 6 && scenarios[2]["counts"]?["tracks"] == 0)
        #expect(scenarios[1]["fault"]?.stringValue?.contains("tracks.json: is no array") == true)
    }

    @Test("A scenario that there is none of is told with those that there are", arguments: ["worlds", "reset"])
    func unknownScenario(path: String) throws {
        let answer = try control(#"POST /__admin/\#(path) {"scenario": "defualt"}"#)
        #expect(answer.status == 400 && answer.code == "unknown-scenario")
        #expect(answer.detail.contains("default, empty"))
    }

    @Test("A misspelt property is not taken for nothing")
    func misspelt() throws {
        let answer = try control(#"POST /__admin/worlds {"nmae": "demo"}"#)
        #expect(answer.code == "invalid-body" && answer.faultyPlaces == ["/nmae"])
        #expect(answer.detail.contains("did you mean \"name\"?"))
    }
}
