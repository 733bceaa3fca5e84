import Foundation
import MockAPI
import Testing

@testable import MockServer

@Suite("A client that pipelines")
struct FairnessTests {
    @Test("is answered by turns with the others of its loop, however much it asks at once")
    func turns() async throws {
        try await withLane { lane in
            let world = try lane.lane.service.backend.worlds.findOrMake("turns").world
            let (greedy, modest) = (try RawClient(port: lane.port), try RawClient(port: lane.port))
            for client in [greedy, modest] {
                try client.send(Self.request("/nowhere"))
                #expect(try client.receiveAnswers(1).first?.status == 404)
            }
            let gate = DispatchSemaphore(value: 0)
            lane.lane.loop.run { gate.wait() }
            try greedy.send(String(repeating: Self.request("/w/turns/greedy"), count: 400))
            try modest.send(Self.request("/w/turns/modest"))
            gate.signal()
            #expect(try greedy.receiveAnswers(400).count == 400)
            #expect(try modest.receiveAnswers(1).first?.status == 404)
            let place = world.read(\.journal).entries.firstIndex { $0.target == "/w/turns/modest" }
            #expect(try #require(place) < 100)
        }
    }

    @Test("is answered by turns with the others though its answers take long, each of which is made anew")
    func longTurns() async throws {
        try await withLane { lane in
            let world = try lane.lane.service.backend.worlds.findOrMake("long-turns").world
            let (greedy, modest) = (try RawClient(port: lane.port), try RawClient(port: lane.port))
            for client in [greedy, modest] {
                try client.send(Self.request("/nowhere"))
                #expect(try client.receiveAnswers(1).first?.status == 404)
            }
            let gate = DispatchSemaphore(value: 0)
            lane.lane.loop.run { gate.wait() }
            let fields = "Authorization: Bearer mock-ada\r\nPrefer: fault=new-etag\r\n"
            try greedy.send(String(repeating: Self.request("/w/long-turns/feed?limit=200", fields), count: 16))
            try modest.send(Self.request("/w/long-turns/modest"))
            gate.signal()
            #expect(try greedy.receiveAnswers(16).count == 16)
            #expect(try modest.receiveAnswers(1).first?.status == 404)
            let place = world.read(\.journal).entries.firstIndex { $0.target == "/w/long-turns/modest" }
            #expect(try #require(place) < 8)
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

    private static func request(_ target: String, _ fields: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n"
    }
}
