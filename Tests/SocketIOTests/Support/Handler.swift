import Foundation
import SocketIO

/// A delegate made of closures.
final class Handler: ByteStreamDelegate {
    var onBytes: (ByteStream, [UInt8]) -> Void = { _, _ in }
    var onEnd: (ByteStream) -> Void = { $0.closeAfterFlush() }
    var onDrained: (ByteStream) -> Void = { _ in }
    var onDeadline: (ByteStream) -> Void = { _ in }
    var onClosed: (ByteStream) -> Void = { _ in }

    func stream(_ stream: ByteStream, received bytes: UnsafeRawBufferPointer) { onBytes(stream, Array(bytes)) }
    func streamReachedEnd(_ stream: ByteStream) { onEnd(stream) }
    func streamFlushed(_ stream: ByteStream) { if stream.pendingOutputBytes == 0 { onDrained(stream) } }
    func streamDeadlinePassed(_ stream: ByteStream) { onDeadline(stream) }
    func streamClosed(_ stream: ByteStream) { onClosed(stream) }

    static func echo() -> Handler {
        let handler = Handler()
        handler.onBytes = { stream, bytes in stream.send(bytes) }
        return handler
    }
}
