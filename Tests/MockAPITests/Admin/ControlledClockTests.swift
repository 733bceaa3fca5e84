import JSONText
import MockAPI
import Testing

@Suite("The clock from the control side")
struct ControlledClockTests {
    let control: Control

    init() throws { control = try Control() }

    @Test(
        "It is set first, then moved",
        arguments: [
            (#"{"now": "2030-01-01T00:00:00Z"}"#, "2030-01-01T00:00:00Z"),
            (#"{"now": "2030-01-01T01:30:00+01:30"}"#, "2030-01-01T00:00:00Z"),
            (#"{"now": "2030-01-01T00:00:00.987Z"}"#, "2030-01-01T00:00:00Z"),
            (#"{"now": "2026-12-31T23:59:60.5Z"}"#, "2027-01-01T00:00:00Z"),
            (#"{"advanceSeconds": -86400}"#, "2026-06-06T09:30:00Z"),
            (#"{"now": "2030-01-01T00:00:00Z", "advanceSeconds": 90}"#, "2030-01-01T00:01:30Z"),
            (#"{"isRunning": false, "now": null}"#, "2026-06-07T09:30:00Z"),
            (#"{"advanceSeconds": 400000000000}"#, "9999-12-31T23:59:59Z"),
        ])
    func setting(body: String, now: String) throws {
        #expect(try control("PUT /__admin/clock \(body)").json == ["now": .string(now), "isRunning": false])
        #expect(try control("GET /__admin/clock")["now"] == .string(now))
    }

    @Test(
        "What is no time, or nothing to do, is refused",
        arguments: [
            ("{}", ""), (#"{"now": "tomorrow"}"#, "/now"), (#"{"now": "9999-12-31T23:59:59-00:01"}"#, "/now"),
            (#"{"advanceSeconds": 1.5}"#, "/advanceSeconds"), (#"{"advance": 60}"#, "/advance"),
        ])
    func refused(body: String, place: String) throws {
        let answer = try control("PUT /__admin/clock \(body)")
        #expect(answer.status == 400 && answer.code == "invalid-body" && answer.faultyPlaces == [place])
        #expect(try control("GET /__admin/clock")["now"] == "2026-06-07T09:30:00Z")
    }

    @Test("A clock that stands can be let run from where it stands, and stopped again")
    func running() throws {
        let clock = Clock(try Bundled.catalog().scenario.now)
        let worlds = Worlds(
            Scenarios("default", try Bundled.catalog()), time: TimeSource(wall: { clock.now }, uptime: { 0 }))
        let control = try Control(worlds)
        #expect(try control(#"PUT /__admin/clock {"isRunning": true}"#)["isRunning"] == true)
        clock.now = clock.now.advanced(by: 30)
        #expect(try control("GET /__admin/clock")["now"] == "2026-06-07T09:30:30Z")
        _ = try control(#"PUT /__admin/clock {"isRunning": false}"#)
        clock.now = clock.now.advanced(by: 30)
        #expect(try control("GET /__admin/clock").json == ["now": "2026-06-07T09:30:30Z", "isRunning": false])
    }

    @Test("Answers follow the clock: a token expires when it is set to the time")
    func effects() throws {
        #expect(try control.client.ask(.get("/artist").with(token: "mock-dara")).code == "token-expired")
        _ = try control(#"PUT /__admin/clock {"now": "2026-05-30T23:59:59Z"}"#)
        #expect(try control.client.ask(.get("/artist").with(token: "mock-dara")).status == 200)
        _ = try control(#"PUT /__admin/clock {"advanceSeconds": 1}"#)
        #expect(try control.client.ask(.get("/artist").with(token: "mock-dara")).code == "token-expired")
    }
}
