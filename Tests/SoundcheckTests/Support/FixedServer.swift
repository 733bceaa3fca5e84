import Foundation
import SocketIO

/// Answers whoever connects with the same bytes, and ends; with none, it resets the connection.
final class FixedServer: Sendable {
    private let loop: EventLoop
    private let listener: Listener

    init(_ answer: String) throws {
        loop = try EventLoop(label: "fixed")
        listener = try Listener.bind(to: .ipv4Loopback(port: 0))
        listener.start(on: [loop]) { $0.delegate = Answering(answer) }
    }

    deinit { loop.stop() }

    /// An answer of success.
    static func json(_ body: String) -> String {
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    var url: String { "http://\(listener.address)" }
}

private final class Answering: ByteStreamDelegate {
    private let answer: [UInt8]

    init(_ answer: String) { self.answer = Array(answer.utf8) }

    func stream(_ stream: ByteStream, received bytes: UnsafeRawBufferPointer) {
        if answer.isEmpty { return stream.abort() }
        stream.send(answer)
        stream.closeAfterFlush(lingering: Lingering(bytes: 1 << 20, seconds: 1))
    }

    func streamReachedEnd(_ stream: ByteStream) { stream.closeAfterFlush() }
    func streamFlushed(_ stream: ByteStream) {}
    func streamDeadlinePassed(_ stream: ByteStream) {}
    func streamClosed(_ stream: ByteStream) {}
}
