import Foundation
import HTTPWire
import SocketIO

@testable import MockAPI
@testable import MockServer

/// Gives a client an answer of the test's own, to a request that it needs not send, on a connection of a server's own kind.
func withDelivery(
    _ delivery: Delivery, of response: HTTPResponse, to method: HTTPMethod = .get, _ body: (RawClient) throws -> Void
) throws {
    let service = Service(backend: try defaultBackend.get(), patience: Patience(), latency: nil, log: nil)
    let lane = Lane(try EventLoop(label: "delivery"), service: service)
    var request = HTTPRequest(method: method, target: try RequestTarget("/anything"))
    request.fields.append(.host, "localhost")
    let answer = Answer(response, delivery: delivery)
    let held = Held(answer: answer, request: request, begun: Stopwatch())

    let listener = try Listener.bind(to: .ipv4Loopback(port: 0))
    listener.start(on: [lane.loop]) { stream in
        let connection = Connection(stream, lane: lane, door: .main)
        stream.delegate = connection
        connection.begin()
        connection.deliver(held)
    }
    defer {
        listener.close {}
        lane.loop.stop()
    }
    try body(try RawClient(port: listener.address.port))
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
