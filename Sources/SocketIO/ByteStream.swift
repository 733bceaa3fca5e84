import Foundation

/// A connection: bytes in, bytes out, on one loop. Everything is to be called on that loop's queue.
///
/// An error closes it, and so does a reset by the peer (one that is paused or has ended shows it at the latest when it
/// is read or written again).
///
/// `@unchecked Sendable`: every mutable property is used on the loop's queue only.
package final class ByteStream: @unchecked Sendable {
    package let loop: EventLoop
    package let localAddress: SocketAddress
    package let peerAddress: SocketAddress

    /// Held strongly until `streamClosed`; the loop in turn holds the stream, so nobody else needs to hold either.
    package var delegate: (any ByteStreamDelegate)?

    let socket: Socket
    var token = ChannelToken(slot: 0, generation: 0)
    var phase = Phase.open
    var output = OutputQueue()
    var isTouched = false
    var isReadingPaused = false
    var hasReachedEnd = false
    var interest: Readiness = .readable

    enum Phase {
        case open
        /// Closes when the output is gone.
        case flushing(Lingering?)
        /// Our side is shut; what still comes is thrown away, up to this many bytes.
        case lingering(bytesLeft: Int)
        case closed
    }

    init(socket: Socket, loop: EventLoop, localAddress: SocketAddress, peerAddress: SocketAddress) {
        self.socket = socket
        self.loop = loop
        self.localAddress = localAddress
        self.peerAddress = peerAddress
    }
}

// MARK: - Output

extension ByteStream {
    /// Queues the bytes. They leave at the end of the turn, together with all others of that turn, or at once when no
    /// turn is under way. Nothing happens once the stream is closing.
    package func send(_ bytes: [UInt8]) {
        guard case .open = phase else { return }
        output.append(bytes)
        touch()
    }

    /// From now on the kernel holds no more than about so many bytes for a slow peer, in place of megabytes: that the output
    /// is taken then tells that the peer reads.
    package func limitUnsent(to count: Int) {
        guard case .open = phase else { return }
        socket.limitUnsent(to: Int32(count))
    }

    /// Queued bytes that the kernel has not taken yet.
    package var pendingOutputBytes: Int { output.byteCount }

    /// Whether the turn under way ends with a flush, and a call of `streamFlushed`.
    package var isFlushDue: Bool {
        guard case .open = phase else { return false }
        return isTouched && !output.isEmpty
    }
}

// MARK: - Input

extension ByteStream {
    /// Takes nothing from the kernel until reading is resumed, so that in the end the peer has to wait.
    package func pauseReading() {
        if isReadingPaused { return }
        isReadingPaused = true
        touch()
    }

    /// What has come meanwhile is delivered soon, never from within this call.
    package func resumeReading() {
        guard isReadingPaused else { return }
        isReadingPaused = false
        touch()
    }
}

// MARK: - Deadline

extension ByteStream {
    /// Replaces the one deadline of the stream; nil clears it. It is coarse, and reported within about a quarter of a
    /// second after its time; that makes it cheap enough to be set for every request.
    package func setDeadline(after seconds: Double?) {
        loop.assertIsCurrent()
        switch phase {
        case .open, .flushing: loop.setDeadline(after: seconds, of: token)
        case .lingering, .closed: break
        }
    }
}

// MARK: - Closing

/// How long to go on reading after the last byte was sent. A descriptor closed while the peer still sends makes the
/// kernel answer with a reset, which can destroy a response that the peer has not read yet (RFC 9112, 9.6).
package struct Lingering: Sendable {
    /// How much to throw away at most, from the call on.
    package let bytes: Int
    /// How long to wait at most for the peer's end, from the moment when all output is gone.
    package let seconds: Double

    package init(bytes: Int, seconds: Double) {
        self.bytes = bytes
        self.seconds = seconds
    }
}

extension ByteStream {
    /// Sends what is queued, then closes: with `lingering`, shuts the sending side and discards input until the peer has
    /// ended too or a bound is reached; without, at once. From here on neither input nor its end is delivered.
    /// A peer that does not read can hold up the flush for ever: the deadline is still reported meanwhile.
    package func closeAfterFlush(lingering: Lingering? = nil) {
        guard case .open = phase else { return }
        phase = .flushing(lingering)
        touch()
    }

    /// Throws queued output away and resets the connection.
    package func abort() {
        guard !isClosed else { return }
        socket.resetOnRelease()
        close()
    }

    var isClosed: Bool {
        if case .closed = phase { true } else { false }
    }

    func close() {
        phase = .closed
        output.removeAll()
        touch()
    }

    func touch() {
        if isTouched { return }
        isTouched = true
        loop.touch(self)
    }
}
