import Foundation
import Testing

@testable import MockServer

/// A head that came before is not read again: nobody may notice.
@Suite("A request that comes again")
struct RepeatedAnswerTests {
    /// The answers to the same request, again and again, on one connection. From the third on they are repeated ones.
    private func repeats(
        _ target: String, of server: MockServer, _ client: RawClient, fields: [String] = [], count: Int = 5
    ) throws -> [RawAnswer] {
        try (1...count).map { _ in
            try client.send(server.request(target, fields: fields))
            return try #require(try client.receiveAnswers(1).first)
        }
    }

    @Test(
        "has the same answer, byte by byte but for the date",
        arguments: ["/artist?limit=7", "/track/track-undertow", "/comment/file/file-undertow-3?limit=200"],
        [[], ["Origin: http://localhost:5173"], ["If-None-Match: *"], ["Accept: text/*;q=0, */*"]])
    func same(target: String, fields: [String]) async throws {
        try await withServer { server in
            let answers = try repeats(target, of: server, try RawClient(port: server.port), fields: fields)
            for answer in answers {
                #expect(answer.status == answers[0].status && answer.body == answers[0].body)
                let seen = [answer, answers[0]].map { $0.fields.filter { $0.name != "date" }.map { "\($0)" } }
                #expect(seen[0] == seen[1])
                #expect(answer["date"]?.utf8.count == 29)
            }
        }
    }

    @Test("is in the journal each time")
    func journal() async throws {
        try await withServer { server in
            let world = try server.backend.worlds.findOrMake("repeated-journal").world
            let client = try RawClient(port: server.port)
            _ = try repeats("/w/repeated-journal/artist", of: server, client, count: 20)
            #expect(world.read(\.journal).lastNumber == 20)
        }
    }

    /// What happens to the world between the same request and the same request, and what is answered then.
    struct Happening: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let method: String
        let target: String
        var body = ""
        let status: Int
    }

    static let happenings = [
        Happening(
            testDescription: "a change", method: "PATCH", target: "/w/demo/__admin/data/tracks/track-undertow",
            body: #"{"name": "Undertow, renamed"}"#, status: 200),
        Happening(
            testDescription: "a fault", method: "POST", target: "/w/demo/__admin/faults",
            body: #"{"operation": "getTrack", "status": 503}"#, status: 503),
        Happening(testDescription: "the world's end", method: "DELETE", target: "/__admin/worlds/demo", status: 410),
    ]

    @Test("is answered anew when something has happened that its answer depends on", arguments: happenings)
    func happened(happening: Happening) async throws {
        let server = try MockServer.start()
        let client = try RawClient(port: server.port)
        func send(_ method: String, _ target: String, body: String) throws -> RawAnswer {
            let fields = ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
            try client.send(server.request(target, method: method, fields: fields) + body)
            return try #require(try client.receiveAnswers(1).first)
        }
        let target = "/w/demo/track/track-undertow"
        let old = try #require(try repeats(target, of: server, client).last)
        #expect(old.status == 200)
        #expect(try send(happening.method, happening.target, body: happening.body).status < 300)
        let new = try repeats(target, of: server, client)
        for answer in new {
            #expect(answer.status == happening.status)
            #expect(answer.body != old.body)
        }
        await server.stop()
    }

    @Test("and announces a body is answered when the body is there, and the body is no request")
    func announced() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            let head = server.request("/artist?limit=2", fields: ["Content-Length: 60"])
            let body = server.request("/nowhere").padding(toLength: 60, withPad: "x", startingAt: 0)
            for _ in 1...5 {
                try client.send(head)
                #expect(client.hearsNothing(for: 0.05))
                try client.send(body)
                #expect(try client.receiveAnswers(1).map(\.status) == [200])
            }
            try client.send(server.request("/nowhere"))
            #expect(try client.receiveAnswers(1).map(\.status) == [404])
        }
    }

    @Test("is answered however it is cut, and with whatever comes behind it", arguments: [1, 7, 40, 400])
    func pieces(size: Int) async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            let expected = try #require(try repeats("/artist?limit=7", of: server, client).last)
            var stream = String(repeating: server.request("/artist?limit=7"), count: 3) + server.request("/nowhere")
            stream += server.request("/artist?limit=7")
            for start in stride(from: 0, to: stream.utf8.count, by: size) {
                try client.send(String(stream.dropFirst(start).prefix(size)))
            }
            let answers = try client.receiveAnswers(5)
            #expect(answers.map(\.status) == [200, 200, 200, 404, 200])
            for answer in answers where answer.status == 200 { #expect(answer.body == expected.body) }
        }
    }

    @Test("ends its connection where it asks for that")
    func lastRequest() async throws {
        try await withServer { server in
            for _ in 1...5 {
                let client = try RawClient(port: server.port)
                try client.send(server.request("/artist?limit=7", fields: ["Connection: close"]))
                let answers = RawAnswer.all(in: try client.receiveToEnd())
                #expect(answers.map(\.status) == [200] && answers.map { $0["connection"] } == ["close"])
            }
        }
    }

    @Test("is waited for no longer than any output where it ends its connection")
    func outputOfTheLast() async throws {
        let waits = Waits()
        try await withLane(greeting: waits.add) { lane in
            for _ in 1...5 {
                let client = try RawClient(port: lane.port)
                try client.send(Self.request("/artist", "Connection: close\r\n"))
                #expect(RawAnswer.all(in: try client.receiveToEnd()).map(\.status) == [200])
            }
            #expect(lane.lane.loop.queue.sync { waits.all } == Array(repeating: .output, count: 5))
        }
    }

    @Test("may have an empty line before it, each time anew")
    func emptyLines() async throws {
        try await withLane { lane in
            let (client, other) = (try RawClient(port: lane.port), try RawClient(port: lane.port))
            for _ in 1...20 {
                try client.send("\r\n")
                // So that it is read on its own: who asks later is answered later.
                try other.send(Self.request("/nowhere"))
                _ = try other.receiveAnswers(1)
                try client.send(Self.request("/artist?limit=7"))
                #expect(try client.receiveAnswers(1).map(\.status) == [200])
            }
        }
    }

    @Test("ends its connection when the server is stopping")
    func draining() async throws {
        let server = try MockServer.start()
        let client = try RawClient(port: server.port)
        _ = try repeats("/artist?limit=7", of: server, client)
        await server.stop()
        #expect(try client.receiveToEnd().isEmpty)
    }

    private static func request(_ target: String, _ fields: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer mock-ada\r\n\(fields)\r\n"
    }
}

/// What each connection waits for.
///
/// `@unchecked Sendable`: used on the connections' loop only.
private final class Waits: @unchecked Sendable {
    private var connections: [Connection] = []

    func add(_ connection: Connection) { connections.append(connection) }

    var all: [Waiting] { connections.map(\.waiting) }
}
