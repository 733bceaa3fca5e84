import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The same requests to a world are answered the same")
struct DeterminismTests {
    /// What everybody asks of an operation. Artwork takes long to be drawn, and sounds are large.
    private static func request(_ operation: Contract.Operation, as person: Person?) throws -> HTTPRequest {
        try operation.request(query: ["size": "64", "points": "16"], as: person).with(.range, "bytes=100-999")
    }

    /// One after the other, of one world.
    static func story(_ client: Client) throws -> [HTTPRequest] {
        let readings = client.contract.operations.flatMap { operation in
            operation.callers.spread(over: 3).map { (operation, $0) }
        }
        var requests = try readings.map { try request($0, as: $1) }
        let lines = [
            #"PATCH /__admin/data/tracks/track-undertow {"state": "approved", "label": null}"#,
            "DELETE /__admin/data/files/file-undertow-v6?cascade=true", "DELETE /__admin/data/tracks/track-halflight",
            #"PUT /__admin/data/sections/tag {"fileId": "file-night-bloom-v1", "name": "Tag", "startMs": 0, "endMs": 9}"#,
            #"PUT /__admin/data/sections/tag {"name": 1}"#, #"PUT /__admin/clock {"advanceSeconds": 7776000}"#,
            #"POST /__admin/faults {"delayMs": 1, "delayToMs": 1000, "share": 0.5, "seed": 7, "when": "after"}"#,
            #"POST /__admin/faults {"operation": "getTrack", "fault": "truncate", "share": 0.3, "seed": 3}"#,
            #"POST /__admin/expect {"kind": "unknown-path", "count": 1}"#, #"POST /__admin/fork {"to": "copy"}"#,
        ]
        for (number, line) in lines.enumerated() {
            requests.append(try Control.request(line))
            requests += try readings[(number * 3)..<(number * 3 + 6)].map { try request($0, as: $1) }
        }
        requests += try [
            .get("/nothing"), .get("/artist"), .get("/artist?limit=0&x=1", as: .ada), .make(.delete, "/artist"),
            .get("/artist/artist-night-bloom", as: .eli), .signIn("ada@example.com", "wrong"),
            .get("/artist", as: .ada).with(.prefer, "variant=odd-text, delay=5"),
            .get("/collaboration/shared-by-me", as: .ada).with(.prefer, "variant=many-items"),
            .get("/artist", as: .ada).with(.prefer, "code=x"), .get("/artist", as: .ada).with(.accept, "image/png"),
            .get("/track/track-undertow", as: .ada).with(.ifNoneMatch, "*"), .get("/"), .get("/openapi.json"),
        ]
        requests += try [
            "faults", "requests", "violations", "coverage", "export", "clock", "worlds/story", "data/tracks",
        ].map { try .get("/__admin/\($0)") }
        return requests
    }

    /// All of what a client can see of an answer.
    private func line(_ request: HTTPRequest, _ answer: Answer) -> String {
        let fields = answer.response.fields.entries.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
        let body = String(decoding: answer.response.body.bytes, as: UTF8.self)
        return "\(request.method.rawValue) \(request.target)\n\(answer.response.status.code) \(answer.delivery)\n"
            + "\(fields)\n\(body)\n\(answer.notices)"
    }

    /// - Parameter interrupt: what else is asked before each request.
    private func play(_ way: WayIn, _ interrupt: (Int, Client) throws -> Void = { _, _ in }) throws -> [String] {
        let client = try Control().client
        let world = try client.world("story")
        return try Self.story(client).enumerated().map { number, plain in
            try interrupt(number, client)
            let (request, door) = try way.lead(plain, to: world)
            return line(request, client.backend.respond(to: request, through: door).answer)
        }
    }

    @Test(
        "by another server, too, whatever other worlds are asked in between, and however often",
        arguments: WayIn.allCases)
    func interrupted(way: WayIn) throws {
        let quiet = try play(way)
        let again = try play(way)
        let noisy = try play(way) { number, client in
            let requests = try [
                Control.request(#"POST /__admin/faults {"delayMs": 3, "share": 0.5, "seed": \#(number)}"#),
                Control.request(#"PATCH /__admin/data/tracks/track-undertow {"name": "Noise \#(number)"}"#),
                Control.request(#"PUT /__admin/clock {"advanceSeconds": 86400}"#),
                .get("/track/track-undertow", as: .ada), .get("/nothing"), .get("/artist", as: .ben),
            ]
            for request in requests.prefix(1 + number % requests.count) {
                for world in ["default", "noise-\(number % 5)"] {
                    _ = client.backend.respond(to: try request.with(prefix: world)).answer
                }
            }
        }
        #expect(quiet.count > 100)
        for (one, other) in zip(quiet, again) { #expect(one == other) }
        for (one, other) in zip(quiet, noisy) { #expect(one == other) }
    }

    @Test("as by a fork of the world at its start")
    func forked() throws {
        let client = try Control().client
        let origin = try client.world("origin")
        let readings = try client.contract.operations.flatMap { operation in
            try operation.callers.map { try Self.request(operation, as: $0) }
        }
        _ = try client.ask(
            Control.request(#"POST /__admin/faults {"delayMs": 1, "delayToMs": 999, "seed": 5}"#), of: origin,
            by: .prefix)
        let copy = try client.backend.worlds.fork(origin, to: "copy")
        for request in readings {
            let answers = [origin, copy].map { client.backend.respond(to: request, through: .world($0)).answer }
            #expect(line(request, answers[0]) == line(request, answers[1]))
        }
    }
}
