import Foundation
import HTTPWire
import MockAPI
import Testing

@testable import MockServer

@Suite("An answer that drips")
struct DripTests {
    /// What each piece holds until the drip is done, with so many seconds between them.
    private func pieces(_ text: String, bytesPerSecond: Int, every seconds: Double) -> [String] {
        var drip = Drip(.bytes(Array(text.utf8)), bytesPerSecond: bytesPerSecond, ending: .nextRequest)
        var pieces: [String] = []
        while !drip.isDone, pieces.count < 100 {
            pieces.append(String(decoding: drip.next(after: seconds).bytes, as: UTF8.self))
        }
        return pieces
    }

    @Test("leaves in pieces that come to its rate, however late each is")
    func pieces() {
        #expect(pieces("0123456789", bytesPerSecond: 32, every: 0.125) == ["0123", "4567", "89"])
        #expect(pieces("0123456789", bytesPerSecond: 32, every: 0.25) == ["01234567", "89"])
        #expect(pieces("0123456", bytesPerSecond: 12, every: 0.125) == ["0", "12", "3", "45", "6"])
        #expect(pieces("01", bytesPerSecond: 2, every: 0.125) == ["", "", "", "0", "", "", "", "1"])
        #expect(pieces("0123", bytesPerSecond: 1_000_000_000, every: 10) == ["0123"])
        #expect(pieces("", bytesPerSecond: 5, every: 1).isEmpty)
    }

    @Test("sends its head at once, and its body no faster than its rate")
    func rate() async throws {
        let body = Array("0123456789".utf8)
        let begun = ContinuousClock.now
        try await withDelivery(Delivery(bytesPerSecond: 40), of: HTTPResponse(status: .ok, body: .bytes(body))) {
            client in
            let head = try client.receive(PartialAnswer.headCount(of: body.count))
            #expect(PartialAnswer(head) != nil)
            #expect(try client.receive(10) == body)
            #expect(ContinuousClock.now - begun >= .milliseconds(250))
        }
    }

    @Test("without a body drips its head")
    func head() async throws {
        let begun = ContinuousClock.now
        try await withDelivery(Delivery(bytesPerSecond: 500), of: HTTPResponse(status: .noContent)) { client in
            var received: [UInt8] = []
            while PartialAnswer(received) == nil { received += try client.receive(1) }
            #expect(ContinuousClock.now - begun >= .milliseconds(100))
        }
    }

    @Test("may break off as well", arguments: [Delivery.Cut.Ending.close, .reset, .silence])
    func cut(ending: Delivery.Cut.Ending) async throws {
        let body = Array("0123456789".utf8)
        let delivery = Delivery(cut: Delivery.Cut(afterBytes: 6, then: ending), bytesPerSecond: 40)
        try await withDelivery(delivery, of: HTTPResponse(status: .ok, body: .bytes(body))) { client in
            let received = try client.receive(PartialAnswer.headCount(of: body.count) + 6)
            #expect(PartialAnswer(received)?.body == Array(body.prefix(6)))
            switch ending {
            case .close: #expect(try client.receive(1).isEmpty)
            case .reset: #expect(throws: RawClient.Failure.self) { try client.receive(1) }
            case .silence: #expect(client.hearsNothing(for: 0.2))
            }
        }
    }

    @Test("comes whole, and the requests behind it are answered in their order")
    func keepsAlive() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(
                server.request("/auth/me", fields: ["Prefer: fault=drip"]) + server.request("/nowhere")
                    + server.request("/auth/me", fields: ["Prefer: fault=drip"]))
            let answers = try client.receiveAnswers(3)
            #expect(answers.map(\.status) == [200, 404, 200])
            #expect(answers[0].body == answers[2].body && answers[0]["connection"] == nil)
            try client.send(server.request("/auth/me"))
            #expect(try client.receiveAnswers(1).first?.body == answers[0].body)
        }
    }

    @Test("reaches a client that has shut its sending side, and ends with it")
    func halfClosed() async throws {
        var patience = Patience()
        patience.halfClosed = 0.1
        try await withServer(patience: patience) { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request("/auth/me", fields: ["Prefer: fault=drip"]))
            client.endOutput()
            #expect(RawAnswer.all(in: try client.receiveToEnd()).map(\.status) == [200])
        }
    }

    @Test("is cut off when the server stops for longer than it drips")
    func stops() async throws {
        let client = try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request("/artist", fields: ["Prefer: fault=drip"]))
            _ = try client.receive(1)
            return client
        }
        let answer = try #require(PartialAnswer(try client.receiveToEnd()))
        #expect(!answer.body.isEmpty && answer.head.contains("Content-Length: "))
    }
}
