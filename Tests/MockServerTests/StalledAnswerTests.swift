import Foundation
import MockAPI
import Testing

@testable import MockServer

@Suite("An answer that stalls")
struct StalledAnswerTests {
    private static let stall = ["Prefer: fault=stall"]

    /// Asks for an answer that stalls, and takes what comes of it.
    private func stalled(_ server: MockServer) throws -> RawClient {
        let client = try RawClient(port: server.port)
        try client.send(server.request("/auth/me"))
        let whole = try #require(try client.receiveAnswers(1).first).body
        try client.send(server.request("/auth/me", fields: Self.stall))
        var received: [UInt8] = []
        while PartialAnswer(received)?.body.count ?? 0 < whole.count / 2 { received += try client.receive(1) }
        let answer = try #require(PartialAnswer(received))
        #expect(answer.head.contains("\r\nContent-Length: \(whole.count)\r\n"))
        #expect(answer.body == Array(whole.prefix(whole.count / 2)))
        return client
    }

    @Test("is silent and open, whatever is asked behind it, while others are served")
    func silent() async throws {
        try await withServer { server in
            let client = try stalled(server)
            try client.send(server.request("/auth/me"))
            for _ in 0..<8 {
                let other = try RawClient(port: server.port)
                try other.send(server.request("/auth/me"))
                #expect(try other.receiveAnswers(1).first?.status == 200)
            }
            #expect(client.hearsNothing(for: 0.2))
        }
    }

    @Test("ends when the silence has lasted long enough")
    func ends() async throws {
        var patience = Patience()
        patience.silence = 0.2
        try await withServer(patience: patience) { server in
            let client = try stalled(server)
            #expect(try client.receiveToEnd().isEmpty)
        }
    }

    @Test("ends soon after its client has shut its sending side")
    func halfClosed() async throws {
        var patience = Patience()
        patience.halfClosed = 0.2
        try await withServer(patience: patience) { server in
            let client = try stalled(server)
            client.endOutput()
            #expect(throws: RawClient.Failure.self) { try client.receiveToEnd() }
        }
    }

    @Test("ends when the server stops")
    func stops() async throws {
        let client = try await withServer { server in try stalled(server) }
        #expect(try client.receiveToEnd().isEmpty)
    }
}
