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

    @Test("A client that has gone is worked for no longer")
    func gone() async throws {
        let sink = RequestLogTests.Sink()
        var options = MockServer.Options()
        options.latency = Latency(2...2)
        options.log = .init(isColoured: false, write: sink.write)
        try await withServer(options) { server in
            try sendAndGo(String(repeating: server.request("/auth/me?gone"), count: 3_000), to: server)
            let other = try RawClient(port: server.port)
            func ask(times: Int) throws {
                for _ in 0..<times {
                    try other.send(server.request("/auth/me"))
                    #expect(try other.receiveAnswers(1).count == 1)
                }
            }
            try ask(times: 100)
            let answered = sink.lines.count { $0.contains("gone") }
            try ask(times: 100)
            #expect(sink.lines.count { $0.contains("gone") } <= answered + 50)
        }
        #expect(sink.lines.count { $0.contains("gone") } < 1_000)
    }

    private func sendAndGo(_ requests: String, to server: MockServer) throws {
        let client = try RawClient(port: server.port)
        client.resetOnClose()
        try client.send(requests)
    }

    @Test("A HEAD that is refused gets no body, and a page may read why it was refused")
    func refusedHead() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            let fields = ["Origin: http://localhost:5173", "X-Large: " + String(repeating: "x", count: 70_000)]
            try client.send(server.request("/artist", method: "HEAD", fields: fields))
            let bytes = try client.receiveToEnd()
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 431 "))
            #expect(text.hasSuffix("\r\n\r\n"))
            #expect(text.contains("Access-Control-Allow-Origin: http://localhost:5173\r\n"))
        }
    }
}
