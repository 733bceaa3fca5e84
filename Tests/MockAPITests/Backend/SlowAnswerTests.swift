import HTTPWire
import MockAPI
import Testing

@Suite("What takes milliseconds is left for another thread than an event loop's")
struct SlowAnswerTests {
    private static let outbound = "/collaboration/shared-by-me"
    private static let comments = "/comment/file/file-night-bloom-v1"

    private func isSlow(_ request: HTTPRequest) throws -> Bool {
        if case .slow = try Bundled.client().backend.respond(to: request) { true } else { false }
    }

    @Test("a variant, which is worked out by the schema", arguments: ["many-items", "long-text", "extra-fields"])
    func variant(name: String) throws {
        #expect(try isSlow(.get(Self.outbound, as: .ada).with(.prefer, "variant=\(name)")))
        #expect(try !isSlow(.get(Self.outbound, as: .ada)))
    }

    @Test("what is not kept, and so would be made as often as it is asked for")
    func unkept() throws {
        #expect(try isSlow(.get(Self.outbound, as: .ada).with(.prefer, "fault=new-etag")))
        let client = try Client()
        let rule = try Control.request(#"POST /__admin/faults {"operation": "getTrack", "status": 503}"#)
        #expect(client.backend.respond(to: rule).answer.response.status == .created)
        guard case .slow = client.backend.respond(to: try .get(Self.outbound, as: .ada)) else {
            Issue.record("it is made on the loop")
            return
        }
    }

    @Test(
        "what of the control side grows with its world or journal",
        arguments: [
            ("export", true), ("data/comments", true), ("requests", true), ("openapi.json", true), ("clock", false),
        ])
    func control(path: String, isSlow expected: Bool) throws {
        #expect(try isSlow(.get("/__admin/\(path)")) == expected)
    }

    @Test("a body that is long to read, whatever is wrong with it", arguments: [10, 3_000, 1_000_000])
    func body(length: Int) throws {
        let body = Array(#"{"txt": "\#(String(repeating: "x", count: length))"}"#.utf8)
        #expect(try isSlow(.make(.post, Self.comments, as: .ada).with(body: body)) == (length > 1_000))
    }

    @Test("a long path that nothing has, whose nearest is looked for", arguments: [1, 500])
    func path(segments: Int) throws {
        let request = try HTTPRequest.get("/nowhere" + String(repeating: "/track", count: segments))
        #expect(try isSlow(request) == (segments > 1))
        #expect(try Bundled.client().ask(request).response.status == .notFound)
    }
}
