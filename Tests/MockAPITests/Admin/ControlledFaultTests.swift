import JSONText
import MockAPI
import Testing

@Suite("Fault rules from the control side")
struct ControlledFaultTests {
    let control: Control

    init() throws { control = try Control() }

    @Test("A rule that is added hits the calls that it says, counts them, and hits none once it is removed")
    func hitting() throws {
        let made = try control(#"POST /__admin/faults {"operation": "listArtists", "fromCall": 2, "status": 503}"#)
        #expect(made.status == 201 && made[.location] == "http://localhost:8080/__admin/faults/fault-1")
        let statuses = try (1...3).map { _ in
            control.client.backend.respond(to: try .get("/artist", as: .ada)).answer.response.status.code
        }
        #expect(statuses == [200, 503, 503])
        let rule = try control("GET /__admin/faults/fault-1")
        #expect(rule["calls"] == 3 && rule["hits"] == 2)
        _ = try control("DELETE /__admin/faults/fault-1")
        #expect(try control.client.ask(.get("/artist", as: .ada)).status == 200)
    }

    @Test("Rules are a world's own")
    func isolation() throws {
        _ = try control(#"POST /w/stormy/__admin/faults {"status": 503}"#)
        #expect(try control("GET /__admin/faults").elements == [])
        #expect(try control("GET /w/stormy/__admin/faults").elements.count == 1)
    }

    @Test(
        "A rule that could not do what it says is refused, with what was probably meant",
        arguments: [
            (#"{"operation": "listArtist", "status": 503}"#, "/operation", "did you mean listArtists?"),
            (#"{"caller": "user-adda", "status": 503}"#, "/caller", "did you mean \"user-ada\"?"),
            (#"{"operation": "GET /artist", "status": 503}"#, "/operation", "did you mean listArtists?"),
            (#"{"caller": "ada", "status": 503}"#, "/caller", "did you mean \"user-ada\"?"),
            (#"{"caller": "mock-ben", "status": 503}"#, "/caller", "did you mean \"user-ben\"?"),
            (#"{"caller": "Dara Lindqvist", "status": 503}"#, "/caller", "did you mean \"user-dara\"?"),
            (#"{"delay": 5}"#, "/delay", "did you mean \"delayMs\"?"),
            (#"{"operation": "listArtists"}"#, "", "expected an effect"),
            (#"{"status": 200}"#, "/status", "400"),
            (#"{"delayMs": 5, "afterByte": 5}"#, "/afterByte", "did you mean \"afterBytes\"?"),
            (#"{"fault": "resett"}"#, "/fault", "did you mean \"reset\"?"),
        ])
    func refused(rule: String, place: String, hint: String) throws {
        let answer = try control("POST /__admin/faults \(rule)")
        #expect(answer.status == 400 && answer.code == "invalid-body" && answer.faultyPlaces == [place])
        #expect(answer.detail.contains(hint), "\(answer.detail)")
        #expect(try control("GET /__admin/faults").elements == [])
    }

    @Test("A rule that there is none of is 404")
    func missing() throws {
        #expect(try control("GET /__admin/faults/fault-7").detail == "No fault rule has the id \"fault-7\".")
    }
}
