import Foundation
import MockAPI
import Testing

@testable import MockServer

@Suite("An answer that is delayed")
struct DelayTests {
    private static let delayed = "Prefer: delay=120"

    @Test("comes when its time is over, and the latency's beside it", arguments: [nil, Latency(60...60)])
    func delay(latency: Latency?) async throws {
        var options = MockServer.Options()
        options.latency = latency
        try await withServer(options) { server in
            for target in ["/auth/me", "/artwork/artwork-night-bloom?size=64"] {
                let client = try RawClient(port: server.port)
                let took = try ContinuousClock().measure {
                    try client.send(server.request(target, fields: [Self.delayed]))
                    #expect(try client.receiveAnswers(1).first?.status == 200)
                }
                #expect(took >= .milliseconds(120 + (latency == nil ? 0 : 60)))
            }
        }
    }

    @Test("holds up the requests behind it on its connection")
    func order() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(
                server.request("/nowhere") + server.request("/artist", fields: [Self.delayed])
                    + server.request("/auth/me"))
            let answers = try client.receiveAnswers(3)
            #expect(answers.map(\.status) == [404, 200, 200])
            #expect(answers.map { $0["preference-applied"] } == [nil, "delay=120", nil])
        }
    }

    @Test("holds up nobody else")
    func others() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request("/artist", fields: ["Prefer: delay=600000"]))
            for _ in 0..<8 {
                let other = try RawClient(port: server.port)
                try other.send(server.request("/auth/me"))
                #expect(try other.receiveAnswers(1).first?.status == 200)
            }
            #expect(client.hearsNothing(for: 0.01))
        }
    }

    @Test("reaches a client that has shut its sending side meanwhile")
    func halfClosed() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request("/auth/me", fields: [Self.delayed]))
            client.endOutput()
            #expect(RawAnswer.all(in: try client.receiveToEnd()).first?.status == 200)
        }
    }

    @Test("is not forgotten while its client stays")
    func stays() async throws {
        var patience = PatienceTests.short
        patience.halfClosed = 0.1
        try await withServer(patience: patience) { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request("/auth/me", fields: ["Prefer: delay=800"]))
            #expect(try client.receiveAnswers(1).first?.status == 200)
        }
    }

    @Test("is forgotten when its client goes, by an end or by a reset", arguments: [false, true])
    func gone(byReset: Bool) async throws {
        var patience = Patience()
        patience.halfClosed = 0.1
        try await withServer(patience: patience) { server in
            func askAndGo() throws {
                let client = try RawClient(port: server.port)
                if byReset { client.resetOnClose() }
                try client.send(server.request("/auth/me", fields: ["Prefer: delay=600000"]))
            }
            for _ in 0..<4 { try askAndGo() }
            try askAll(of: server, until: { server.openConnections == 1 })
        }
    }

    @Test("is cut off when the server stops, and keeps nothing of it alive")
    func stops() async throws {
        let server = try await stoppedServer()
        for _ in 0..<10_000 where server.backend != nil { await Task.yield() }
        #expect(server.backend == nil)
        #expect(try server.client.receiveToEnd().isEmpty)
    }

    private struct Stopped {
        weak var backend: Backend?
        let client: RawClient
    }

    private func stoppedServer() async throws -> Stopped {
        var options = MockServer.Options()
        options.seeds = "empty"
        let server = try MockServer.start(options)
        let client = try RawClient(port: server.port)
        // Both are read at once: the answer to the first tells that the second is under way.
        try client.send(server.request("/nowhere") + server.request("/artist", fields: ["Prefer: delay=600000"]))
        #expect(try client.receiveAnswers(1).map(\.status) == [404])
        #expect(client.hearsNothing(for: 0.01))
        await server.stop()
        return Stopped(backend: server.backend, client: client)
    }

    /// Asks again and again on one connection, for ten seconds at most, until something has come about.
    private func askAll(of server: MockServer, until isDone: () -> Bool) throws {
        let client = try RawClient(port: server.port)
        let deadline = ContinuousClock.now + .seconds(10)
        repeat {
            try client.send(server.request("/auth/me"))
            #expect(try client.receiveAnswers(1).count == 1)
        } while !isDone() && ContinuousClock.now < deadline
        #expect(isDone())
    }
}
