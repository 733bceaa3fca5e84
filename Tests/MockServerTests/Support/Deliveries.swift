import Foundation
import HTTPWire
import SocketIO

@testable import MockAPI
@testable import MockServer

/// A lane of its own, with a listener on any free port.
struct TestLane: Sendable {
    let lane: Lane
    let port: Int

    /// How many connections are open.
    var openConnections: Int { lane.loop.queue.sync { lane.loop.openStreams } }
    var connectionsGivingWay: Int { lane.loop.queue.sync { lane.givingWay } }

    /// Returns when all connections have ended with their answers, or were cut because the time is over.
    func drain(within milliseconds: Int) async {
        await withCheckedContinuation { continuation in
            beginDraining(within: milliseconds) { continuation.resume() }
        }
    }

    func beginDraining(within milliseconds: Int, _ completion: @escaping @Sendable () -> Void = {}) {
        lane.loop.run { lane.drain(within: milliseconds, completion) }
    }
}

/// Gives the first connections an answer of the test's own, to a request that they need not send; those behind them, and
/// what else the first ask for, are served as by any server.
func withLane<Result>(
    giving answer: Answer, to request: HTTPRequest? = nil, connections: Int = .max, patience: Patience = Patience(),
    _ body: (TestLane) async throws -> Result
) async throws -> Result {
    let held = Held(answer: answer, request: try request ?? .forAnything(), begun: Stopwatch())
    let given = Tally()
    return try await withLane(
        patience: patience,
        greeting: { connection in
            if given.add(1) <= connections { connection.deliver(held) }
        }, body)
}

/// One lane, so that all connections share a loop.
/// - Parameter greeting: what is done to each connection at its beginning.
func withLane<Result>(
    patience: Patience = Patience(), greeting: @escaping @Sendable (Connection) -> Void = { _ in },
    _ body: (TestLane) async throws -> Result
) async throws -> Result {
    let service = Service(backend: try defaultBackend.get(), patience: patience, latency: nil, log: nil)
    let lane = Lane(try EventLoop(label: "delivery"), service: service)
    let listener = try Listener.bind(to: .ipv4Loopback(port: 0))
    listener.start(on: [lane.loop]) { stream in
        lane.welcome(stream, through: .main)
        if let connection = stream.delegate as? Connection { greeting(connection) }
    }
    defer {
        listener.close {}
        lane.loop.stop()
    }
    return try await body(TestLane(lane: lane, port: listener.address.port))
}

/// Gives a client an answer of the test's own, to a request that it needs not send, on a connection of a server's own kind.
func withDelivery(
    _ delivery: Delivery, of response: HTTPResponse, to request: HTTPRequest? = nil, _ body: (RawClient) throws -> Void
) async throws {
    try await withLane(giving: Answer(response, delivery: delivery), to: request) { lane in
        try body(try RawClient(port: lane.port))
    }
}

extension HTTPRequest {
    /// What an answer of a test's own answers.
    static func forAnything(
        _ method: HTTPMethod = .get, _ version: HTTPVersion = .http11, connection: String? = nil
    ) throws -> HTTPRequest {
        var request = HTTPRequest(method: method, target: try RequestTarget("/anything"), version: version)
        request.fields.append(.host, "localhost")
        if let connection { request.fields.append(.connection, connection) }
        return request
    }
}

/// What a client has got of an answer, whose head ends before the body.
struct PartialAnswer {
    let head: String
    let body: [UInt8]

    /// Nothing where not even the head came whole.
    init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        head = String(decoding: bytes[..<end.upperBound], as: UTF8.self)
        body = Array(bytes[end.upperBound...])
    }
}

extension PartialAnswer {
    /// How long the head is of a 200 without fields of its own, with a body of so many bytes.
    static func headCount(of body: Int) -> Int {
        let date = "Date: Sun, 06 Nov 1994 08:49:37 GMT"
        return "HTTP/1.1 200 OK\r\n\(date)\r\nContent-Length: \(body)\r\n\r\n".utf8.count
    }
}
