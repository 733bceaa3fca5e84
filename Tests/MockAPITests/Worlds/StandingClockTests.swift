import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("A clock that stands")
struct StandingClockTests {
    let control: Control
    let world: World

    init() throws {
        control = try Control()
        world = try control.client.world("demo")
    }

    private func now() throws -> JSONValue? { try control("GET /__admin/clock", of: world)["now"] }

    private static let section = #"{"fileId": "file-undertow-v6", "name": "Tag", "startMs": 0, "endMs": 10}"#

    @Test(
        "A committed change moves it on by a second, however much is changed",
        arguments: [
            "PUT /__admin/data/sections/a \(section)", #"PATCH /__admin/data/tracks/track-undertow {"label": "X"}"#,
            "PATCH /__admin/data/tracks/track-undertow {}", "DELETE /__admin/data/comments/comment-0001?cascade=true",
            "DELETE /__admin/data/artists/artist-kohaku?cascade=true",
            """
            POST /__admin/data {"changes": [\
            {"op": "put", "collection": "sections", "id": "a", "record": \(section)}, \
            {"op": "put", "collection": "sections", "id": "b", "record": \(section)}]}
            """,
        ])
    func moved(line: String) throws {
        #expect(try control(line, of: world).status < 300)
        #expect(try now() == "2026-06-07T09:30:01Z")
        #expect(try control(line.hasPrefix("DELETE") ? "POST /__admin/reset" : line, of: world).status < 300)
        #expect(try now() == (line.hasPrefix("DELETE") ? "2026-06-07T09:30:00Z" : "2026-06-07T09:30:02Z"))
        #expect(try control("GET /__admin/clock")["now"] == "2026-06-07T09:30:00Z")
    }

    @Test(
        "Nothing else does",
        arguments: [
            "GET /__admin/export", "PUT /__admin/data/sections/a {}", "DELETE /__admin/data/tracks/nothing",
            "DELETE /__admin/data/artists/artist-kohaku", #"POST /__admin/faults {"delayMs": 0}"#,
            "DELETE /__admin/requests", #"POST /__admin/expect {"kind": "unknown-path"}"#, "POST /__admin/fork",
            "POST /__admin/reset", "GET /artist", "GET /nothing",
        ])
    func unmoved(line: String) throws {
        _ = try control(line, of: world)
        #expect(try now() == "2026-06-07T09:30:00Z")
    }

    @Test("It goes on from where it was set")
    func set() throws {
        _ = try control(#"PUT /__admin/clock {"now": "2030-01-01T00:00:00Z"}"#, of: world)
        _ = try control("PUT /__admin/data/sections/a \(Self.section)", of: world)
        #expect(try now() == "2030-01-01T00:00:01Z")
        _ = try control(#"PUT /__admin/clock {"advanceSeconds": -1}"#, of: world)
        #expect(try now() == "2030-01-01T00:00:00Z")
    }

    @Test("One that runs is not moved by changes, and stands again where it is stopped")
    func running() throws {
        _ = try control(#"PUT /__admin/clock {"isRunning": true}"#, of: world)
        _ = try control("PUT /__admin/data/sections/a \(Self.section)", of: world)
        #expect(try now() == "2026-06-07T09:30:00Z")
        _ = try control(#"PUT /__admin/clock {"isRunning": false}"#, of: world)
        _ = try control("PUT /__admin/data/sections/a \(Self.section)", of: world)
        #expect(try now() == "2026-06-07T09:30:01Z")
    }

    @Test("The second that a change takes can be the one at which a link and a token expire")
    func expiry() throws {
        let links = try HTTPRequest.get("/link/artist/artist-mara-velez", as: .ada)
        let dara = try HTTPRequest.get("/artist").with(token: Person.dara.seededToken)
        func statuses() throws -> [JSONValue?] {
            try control.client.ask(links, of: world, by: .prefix).elements.map { $0["status"] }
        }
        _ = try control(#"PUT /__admin/clock {"now": "2026-08-31T21:59:59Z"}"#, of: world)
        #expect(try statuses() == ["active", "active"])
        _ = try control("PUT /__admin/data/sections/a \(Self.section)", of: world)
        #expect(try statuses() == ["expired", "expired"])

        _ = try control(#"PUT /__admin/clock {"now": "2026-05-30T23:59:59Z"}"#, of: world)
        #expect(try control.client.ask(dara, of: world, by: .prefix).status == 200)
        _ = try control("PUT /__admin/data/sections/a \(Self.section)", of: world)
        #expect(try control.client.ask(dara, of: world, by: .prefix).code == "token-expired")
    }

    @Test("Signing in gives what is good at the world's time")
    func signIn() throws {
        let request = try HTTPRequest.signIn(Person.dara.email, Person.dara.password)
        #expect(try control.client.ask(request, of: world, by: .prefix)["token"] == "mock-dara-renewed")
        _ = try control(#"PUT /__admin/clock {"now": "2026-05-30T23:59:59Z"}"#, of: world)
        let session = try control.client.ask(request, of: world, by: .prefix)
        #expect(session["token"] == "mock-dara" && session["expiresAt"] == "2026-05-31T00:00:00Z")
        #expect(try control.client.ask(request)["token"] == "mock-dara-renewed")
    }
}
