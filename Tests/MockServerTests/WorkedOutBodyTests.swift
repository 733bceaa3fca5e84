import Foundation
import HTTPWire
import MockAPI
import Testing

@testable import MockServer

@Suite("A body that is worked out while it leaves")
struct WorkedOutBodyTests {
    private static func answer(_ body: WorkedOut, _ delivery: Delivery = .plain) -> Answer {
        Answer(HTTPResponse(status: .ok, body: body.body), delivery: delivery)
    }

    @Test(
        "comes right, however its length falls on the pieces, and the next request is answered behind it",
        arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 1_000_003])
    func pieces(count: Int) async throws {
        try await withLane(giving: Self.answer(WorkedOut(count: count))) { lane in
            let client = try RawClient(port: lane.port)
            try client.send("GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let answers = try client.receiveAnswers(3)
            #expect(answers.map(\.status) == [200, 404, 200])
            #expect(answers[0].body == WorkedOut.bytes(0..<count))
        }
    }

    @Test("of a part is that part's")
    func part() async throws {
        let response = HTTPResponse(status: .ok, body: WorkedOut(count: 1_000_000).body.part(99_999..<299_999))
        try await withDelivery(.plain, of: response) { client in
            _ = try client.receive(PartialAnswer.headCount(of: 200_000))
            #expect(try client.receive(200_000) == WorkedOut.bytes(99_999..<299_999))
        }
    }

    @Test("is not worked out at all for HEAD")
    func head() async throws {
        let body = WorkedOut(count: WorkedOut.tenMinutes)
        let request = try HTTPRequest.forAnything(.head, connection: "close")
        try await withDelivery(.plain, of: HTTPResponse(status: .ok, body: body.body), to: request) { client in
            let text = String(decoding: try client.receiveToEnd(), as: UTF8.self)
            #expect(text.hasSuffix("\r\nContent-Length: \(body.count)\r\n\r\n"))
            #expect(body.workedOut.value == 0)
        }
    }

    @Test(
        "ends with its connection where the request wants that, or can want nothing else",
        arguments: [(HTTPVersion.http11, "close"), (.http10, nil)])
    func lastOfItsConnection(version: HTTPVersion, connection: String?) async throws {
        let request = try HTTPRequest.forAnything(.get, version, connection: connection)
        let response = HTTPResponse(status: .ok, body: WorkedOut(count: 200_000).body)
        try await withDelivery(.plain, of: response, to: request) { client in
            let answer = try #require(PartialAnswer(try client.receiveToEnd()))
            #expect(answer.head.contains("\r\nConnection: close\r\n"))
            #expect(answer.body == WorkedOut.bytes(0..<200_000))
        }
    }

    @Test("reaches a client that has shut its sending side, and ends with it")
    func halfClosed() async throws {
        let count = 8 << 20
        try await withDelivery(.plain, of: HTTPResponse(status: .ok, body: WorkedOut(count: count).body)) { client in
            client.endOutput()
            let answer = try #require(PartialAnswer(try client.receiveToEnd()))
            #expect(answer.body == WorkedOut.bytes(0..<count))
        }
    }

    // MARK: For whom it is worked out

    @Test("is worked out no further for a client that takes nothing, and that client is cut off in time")
    func stopped() async throws {
        let body = WorkedOut(count: WorkedOut.tenMinutes)
        try await withLane(giving: Self.answer(body), patience: PatienceTests.short) { lane in
            let client = try RawClient(port: lane.port)
            #expect(client.isCutOff(within: 10))
            #expect(body.workedOut.value < body.count / 2)
        }
    }

    @Test("is worked out no further for a client that has gone")
    func gone() async throws {
        let body = WorkedOut(count: WorkedOut.tenMinutes)
        try await withLane(giving: Self.answer(body)) { lane in
            try leave(lane)
            let begun = ContinuousClock.now
            await lane.drain(within: 10_000)
            #expect(ContinuousClock.now - begun < .seconds(5))
            #expect(body.workedOut.value < body.count / 2)
        }
    }

    private func leave(_ lane: TestLane) throws {
        let client = try RawClient(port: lane.port)
        client.resetOnClose()
        _ = try client.receive(100_000)
    }

    @Test("is broken off when the server stops for longer than it takes")
    func stops() async throws {
        let body = WorkedOut(count: WorkedOut.tenMinutes)
        try await withLane(giving: Self.answer(body)) { lane in
            let client = try RawClient(port: lane.port)
            _ = try client.receive(100_000)
            await lane.drain(within: 50)
            #expect(client.receiveAll().bytes.count < body.count - 100_000)
        }
    }

    @Test("that ends while the server stops is the last of its connection, whatever was asked behind it")
    func drains() async throws {
        let count = 20 << 20
        try await withLane(giving: Self.answer(WorkedOut(count: count))) { lane in
            let client = try RawClient(port: lane.port)
            _ = try client.receive(PartialAnswer.headCount(of: count))
            lane.beginDraining(within: 60_000)
            try client.send("GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try client.receive(count + 1) == WorkedOut.bytes(0..<count))
        }
    }

    @Test("leaves room for the others of its loop")
    func fairness() async throws {
        let endless = WorkedOut(count: 1 << 40)
        try await withLane(giving: Self.answer(endless), connections: 4) { lane in
            let hungry = try (0..<4).map { _ in try RawClient(port: lane.port) }
            for client in hungry {
                Thread.detachNewThread { while let bytes = try? client.receive(1 << 20), !bytes.isEmpty {} }
            }
            let other = try RawClient(port: lane.port)
            for _ in 0..<50 {
                try other.send("GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try other.receiveAnswers(1).first?.status == 404)
            }
            #expect(lane.openConnections == 5)
        }
    }

    // MARK: Broken off or dripped

    @Test("may break off behind any byte", arguments: [Delivery.Cut.Ending.close, .reset, .silence], [0, 99_999])
    func cut(ending: Delivery.Cut.Ending, afterBytes: Int) async throws {
        let body = WorkedOut(count: WorkedOut.tenMinutes)
        let delivery = Delivery(cut: Delivery.Cut(afterBytes: afterBytes, then: ending))
        try await withDelivery(delivery, of: HTTPResponse(status: .ok, body: body.body)) { client in
            _ = try client.receive(PartialAnswer.headCount(of: body.count))
            #expect(try client.receive(afterBytes) == WorkedOut.bytes(0..<afterBytes))
            switch ending {
            case .close: #expect(try client.receive(1).isEmpty)
            case .reset: #expect(throws: RawClient.Failure.self) { try client.receive(1) }
            case .silence: #expect(client.hearsNothing(for: 0.2))
            }
            #expect(body.workedOut.value == afterBytes)
        }
    }

    @Test("may drip, by more at a time than a piece", arguments: [400_000, 4_000_000])
    func drip(bytesPerSecond: Int) async throws {
        let count = bytesPerSecond / 4
        let begun = ContinuousClock.now
        let response = HTTPResponse(status: .ok, body: WorkedOut(count: count).body)
        try await withDelivery(Delivery(bytesPerSecond: bytesPerSecond), of: response) { client in
            _ = try client.receive(PartialAnswer.headCount(of: count))
            #expect(try client.receive(count) == WorkedOut.bytes(0..<count))
            #expect(ContinuousClock.now - begun >= .milliseconds(250))
        }
    }

    @Test("that drips is given up as well when its client takes nothing")
    func dripStopped() async throws {
        let body = WorkedOut(count: 1 << 40)
        let answer = Self.answer(body, Delivery(bytesPerSecond: 1_000_000_000))
        try await withLane(giving: answer, patience: PatienceTests.short) { lane in
            #expect(try RawClient(port: lane.port).isCutOff(within: 10))
        }
    }
}
