import Foundation
import Testing

@testable import MockServer

@Suite("The request log")
struct RequestLogTests {
    /// Collects what is logged.
    final class Sink: @unchecked Sendable {
        private let lock = NSLock()
        private var text = ""

        func write(_ more: String) { lock.withLock { text += more } }
        var lines: [Substring] { lock.withLock { text }.split(separator: "\n") }
    }

    @Test("has one line a request: time, method, target, status, duration, caller")
    func oneLineARequest() async throws {
        let sink = Sink()
        var options = MockServer.Options()
        options.log = .init(isColoured: false, write: sink.write)
        try await withServer(options) { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request("/artist?limit=2") + server.request("/nowhere") + "GET / HTTP/1.1\r\n\r\n")
            _ = try client.receiveAnswers(3)
        }
        let pattern = try Regex(#"^\d\d:\d\d:\d\d (.*) \d+\.\d ms (.*)$"#)
        let parts = sink.lines.compactMap { try? pattern.wholeMatch(in: $0)?.output }
        #expect(parts.map { $0[1].substring } == ["GET /artist?limit=2 200", "GET /nowhere 404", "GET / 400"])
        #expect(parts.map { $0[2].substring } == ["user-ada", "-", "-"])
    }

    @Test("names --allow-origin where a page was kept out")
    func foreignOrigin() async throws {
        let sink = Sink()
        var options = MockServer.Options()
        options.log = .init(isColoured: false, write: sink.write)
        try await withServer(options) { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request("/artist", fields: ["Origin: https://preview.example"]))
            _ = try client.receiveAnswers(1)
        }
        #expect(sink.lines.contains { $0.contains("--allow-origin https://preview.example") })
    }
}
