import Foundation
import HTTPWire
import MockAPI
import Testing

@testable import MockServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A server answers over its sockets")
struct AnsweringTests {
    static let targets = [
        "/artist", "/artist?limit=2", "/artist/artist-night-bloom", "/project/artist/artist-night-bloom",
        "/track/project/project-night-bloom-afterglow", "/collaboration/recents", "/collaboration/shared-by-me",
        "/link/artist/artist-night-bloom", "/auth/me", "/artist/unknown", "/nowhere", "/openapi.json", "/",
        "/artwork/artwork-night-bloom?size=64",
    ]

    @Test("with the bytes that the backend gives in-process", arguments: targets)
    func sameAsInProcess(target: String) async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request(target))
            let answer = try #require(try client.receiveAnswers(1).first)

            var fields = HTTPFields()
            fields.append(.host, "localhost:\(server.port)")
            fields.append(.authorization, "Bearer mock-ada")
            let request = HTTPRequest(method: .get, target: try RequestTarget(target), fields: fields)
            let expected = server.backend.respond(to: request).answer.response
            #expect(answer.status == expected.status.code)
            #expect(answer.body == expected.body.bytes)
        }
    }

    @Test("to URLSession")
    func urlSession() async throws {
        try await withServer { server in
            var request = URLRequest(url: server.url.appendingPathComponent("artist"))
            request.setValue("Bearer mock-ada", forHTTPHeaderField: "Authorization")
            let (data, response) = try await URLSession.shared.data(for: request)
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
            let artists = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
            #expect(artists.count == 8)
        }
    }

    @Test("on both loopback addresses", arguments: ["127.0.0.1", "::1"])
    func bothLoopbacks(host: String) async throws {
        try await withServer { server in
            guard server.warnings.isEmpty || host == "127.0.0.1" else { return }
            let client = try RawClient(port: server.port, host: host)
            try client.send(server.request("/auth/me"))
            #expect(try client.receiveAnswers(1).first?.status == 200)
        }
    }

    @Test("in the order of the requests, however long each takes")
    func orderOfPipelinedAnswers() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            let targets = [
                "/artwork/artwork-night-bloom?size=256", "/auth/me", "/artwork/artwork-kohaku", "/nowhere", "/artist",
            ]
            try client.send(targets.map { server.request($0) }.joined())
            let answers = try client.receiveAnswers(targets.count)
            #expect(answers.map(\.status) == [200, 200, 200, 404, 200])
            #expect(
                answers.map { $0["content-type"] } == [
                    "image/png", "application/json", "image/png", "application/problem+json", "application/json",
                ])
        }
    }

    @Test("a thousand connections at once, each with its own caller's answer")
    func manyConnections() async throws {
        try await withServer { server in
            let clients = try (0..<1_000).map { _ in try RawClient(port: server.port) }
            for (index, client) in clients.enumerated() {
                let token = server.people[index % 3].token
                try client.send("GET /auth/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n")
            }
            for (index, client) in clients.enumerated() {
                let answer = try #require(try client.receiveAnswers(1).first)
                #expect(answer.text.contains(server.people[index % 3].id))
            }
        }
    }

    @Test("an HTTP/1.0 client without Host, under the address that it reached")
    func noHost() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send("GET /auth/me HTTP/1.0\r\nAuthorization: Bearer mock-ada\r\n\r\n")
            let answer = try #require(RawAnswer.all(in: try client.receiveToEnd()).first)
            #expect(answer.status == 200)
            #expect(answer.text.contains("http://127.0.0.1:\(server.port)/artwork/avatar-ada"))
        }
    }

    @Test("a refusal that is not lost to a reset while the client still sends")
    func refusalReachesASender() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            let head = server.request("/auth/sign-in", method: "POST", fields: ["Content-Length: 8000000"])
            try client.send(head + String(repeating: "x", count: 600_000))
            let answer = try #require(RawAnswer.all(in: try client.receiveToEnd()).first)
            #expect(answer.status == 413)
            #expect(answer["connection"] == "close")
        }
    }

    @Test("a request that its client calls the last, and does not wait for the client's end")
    func lastRequest() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request("/artist", fields: ["Connection: close"]))
            #expect(RawAnswer.all(in: try client.receiveToEnd()).map(\.status) == [200])
            withExtendedLifetime(client) { #expect(server.openConnections == 0) }
        }
    }
}
