import Foundation
import MockAPI
import Testing

@testable import MockServer

@Suite("A client that pipelines")
struct FairnessTests {
    @Test("is answered by turns with the others of its loop, however much it asks at once")
    func turns() async throws {
        let requests = Array(repeating: Self.request("/w/turns/greedy"), count: 400)
        #expect(try await answersBeforeOthers(to: requests, in: "turns") < 100)
    }

    @Test("is answered by turns with the others though its answers take long, each of which is new")
    func longTurns() async throws {
        let requests = (185...200).map { limit in
            Self.request("/w/long-turns/feed?limit=\(limit)", "Authorization: Bearer mock-ada\r\n")
        }
        #expect(try await answersBeforeOthers(to: requests, in: "long-turns") < 8)
    }

    /// How many of a client's requests are answered before one that comes right behind them from another.
    private func answersBeforeOthers(to requests: [String], in name: String) async throws -> Int {
        try await withLane { lane in
            let world = try lane.lane.service.backend.worlds.findOrMake(name).world
            let (greedy, modest) = (try RawClient(port: lane.port), try RawClient(port: lane.port))
            for client in [greedy, modest] {
                try client.send(Self.request("/nowhere"))
                #expect(try client.receiveAnswers(1).first?.status == 404)
            }
            let gate = DispatchSemaphore(value: 0)
            lane.lane.loop.run { gate.wait() }
            try greedy.send(requests.joined())
            try modest.send(Self.request("/w/\(name)/modest"))
            gate.signal()
            #expect(try greedy.receiveAnswers(requests.count).count == requests.count)
            #expect(try modest.receiveAnswers(1).first?.status == 404)
            return try #require(world.read(\.journal).entries.firstIndex { $0.target == "/w/\(name)/modest" })
        }
    }

    @Test("and then shuts its sending side is answered to the end", arguments: [1, 15, 16, 17, 400])
    func halfClosed(count: Int) async throws {
        try await withLane { lane in
            let client = try RawClient(port: lane.port)
            try client.send(String(repeating: Self.request("/nowhere"), count: count))
            client.endOutput()
            #expect(RawAnswer.all(in: try client.receiveToEnd()).map(\.status) == Array(repeating: 404, count: count))
        }
    }

    @Test("may have half a request behind the others", arguments: [15, 16, 32])
    func half(count: Int) async throws {
        try await withLane { lane in
            let client = try RawClient(port: lane.port)
            let request = Self.request("/nowhere")
            try client.send(String(repeating: request, count: count) + request.dropLast(5))
            #expect(try client.receiveAnswers(count).count == count)
            try client.send(String(request.suffix(5)))
            #expect(try client.receiveAnswers(1).first?.status == 404)
        }
    }

    @Test("gives way no more once it is answered")
    func answered() async throws {
        try await withLane { lane in
            let clients = try (1...20).map { _ in try RawClient(port: lane.port) }
            for client in clients { try client.send(String(repeating: Self.request("/nowhere"), count: 100)) }
            for client in clients { #expect(try client.receiveAnswers(100).count == 100) }
            #expect(lane.connectionsGivingWay == 0)
        }
    }

    @Test("gives way no more once it is cut off amid its requests")
    func cutOff() async throws {
        try await withLane { lane in
            let clients = try (1...20).map { _ in try RawClient(port: lane.port) }
            for client in clients { try client.send(String(repeating: Self.request("/nowhere"), count: 1_500)) }
            await lane.drain(within: 0)
            #expect(lane.connectionsGivingWay == 0)
        }
    }

    private static func request(_ target: String, _ fields: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n"
    }
}
