import Foundation
import Testing

@testable import MockServer

@Suite("A client that keeps the server waiting")
struct PatienceTests {
    /// Short enough for a test, long enough for a busy machine.
    static let short: Patience = {
        var patience = Patience()
        patience.idle = 0.3
        patience.head = 0.3
        patience.body = 0.3
        patience.output = 0.3
        return patience
    }()

    @Test(
        "with half a request gets 408, and the connection ends",
        arguments: [
            "GET /artist HTT", "GET /artist HTTP/1.1\r\nHost: local",
            "POST /auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
            "POST /auth/sign-in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        ])
    func halfRequest(text: String) async throws {
        try await withServer(patience: Self.short) { server in
            let client = try RawClient(port: server.port)
            try client.send(text)
            let answer = try #require(RawAnswer.all(in: try client.receiveToEnd()).first)
            #expect(answer.status == 408)
            #expect(answer["connection"] == "close")
            #expect(answer.text.contains("did not come whole in time"))
        }
    }

    @Test("with nothing at all is let go without a word", arguments: [false, true])
    func idle(afterRequest: Bool) async throws {
        try await withServer(patience: Self.short) { server in
            let client = try RawClient(port: server.port)
            if afterRequest { try client.send(server.request("/auth/me")) }
            #expect(RawAnswer.all(in: try client.receiveToEnd()).count == (afterRequest ? 1 : 0))
        }
    }

    @Test("by ending in the middle of a request is told so")
    func endInTheMiddle() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send("GET /artist HTTP/1.1\r\nHos")
            client.endOutput()
            #expect(RawAnswer.all(in: try client.receiveToEnd()).first?.status == 400)
        }
    }

    @Test("by not reading is not answered without bound, and others are served meanwhile")
    func doesNotRead() async throws {
        try await withServer(patience: Self.short) { server in
            let greedy = try RawClient(port: server.port)
            let most = 64 << 20
            let sent = greedy.sendUntilBlocked(
                String(repeating: server.request("/collaboration/recents"), count: 100), atMost: most, seconds: 0.5)
            #expect(sent < most)
            let other = try RawClient(port: server.port)
            try other.send(server.request("/auth/me"))
            #expect(try other.receiveAnswers(1).first?.status == 200)
        }
    }
}
