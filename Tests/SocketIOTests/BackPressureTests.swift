import Foundation
import SocketIO
import Testing

@Suite("Back-pressure")
struct BackPressureTests {
    /// Echoes, and takes no input while more than a limit waits to be sent.
    private static func carefulEcho(limit: Int, peak: Shared<Int>) -> Handler {
        let handler = Handler()
        handler.onBytes = { stream, bytes in
            stream.send(bytes)
            peak.update { $0 = max($0, stream.pendingOutputBytes) }
            if stream.pendingOutputBytes > limit { stream.pauseReading() }
        }
        handler.onDrained = { $0.resumeReading() }
        return handler
    }

    @Test(
        "output to a client that does not read is bounded by pausing, and nothing is lost",
        arguments: ReactorKind.available)
    func slowReader(reactor: ReactorKind) throws {
        let limit = 128 * 1024
        let peak = Shared(0)
        let server = try Server(reactor) { $0.delegate = Self.carefulEcho(limit: limit, peak: peak) }
        defer { server.stop() }
        let client = try server.client(receiveBuffer: 32 * 1024)
        // Far more than all kernel buffers on the way hold.
        let bytes = (0..<24).flatMap { [UInt8](repeating: UInt8($0), count: 1 << 20) }
        let sent = Signal()
        Thread.detachNewThread {
            try? client.send(bytes)
            sent.send()
        }
        let received = try client.receive(bytes.count)
        sent.expect("all is sent")
        #expect(received == bytes)
        // One delivery of at most 64 KiB may go beyond the limit.
        #expect(peak.value <= limit + 64 * 1024)
    }

    @Test("a paused stream is given nothing until it is resumed, then all of it", arguments: ReactorKind.available)
    func pausing(reactor: ReactorKind) throws {
        let first = Shared<ByteStream?>(nil)
        let server = try Server(reactor) { stream in
            stream.delegate = Handler.echo()
            if first.value == nil {
                first.update { $0 = stream }
                stream.pauseReading()
            }
        }
        defer { server.stop() }
        let paused = try server.client()
        try paused.send("early")
        let other = try server.client()
        for _ in 0..<10 {
            // Each answer shows that the loop has looked at what is ready.
            try other.send("x")
            #expect(try other.receiveText(1) == "x")
        }
        #expect(throws: Client.Failure.self) { try paused.receiveNow() }
        server.loop.run { first.value?.resumeReading() }
        #expect(try paused.receiveText(5) == "early")
    }

    @Test("pausing and resuming within one turn changes nothing", arguments: ReactorKind.available)
    func pausedAndResumed(reactor: ReactorKind) throws {
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onBytes = { stream, bytes in
                stream.pauseReading()
                stream.resumeReading()
                stream.send(bytes)
            }
            stream.delegate = handler
        }
        defer { server.stop() }
        let client = try server.client()
        for _ in 0..<3 {
            try client.send("x")
            #expect(try client.receiveText(1) == "x")
        }
    }

    @Test(
        "a reset while reading is paused closes the stream, at the latest when reading is resumed",
        arguments: ReactorKind.available)
    func resetWhilePaused(reactor: ReactorKind) throws {
        let accepted = Signal()
        let closed = Signal()
        let paused = Shared<ByteStream?>(nil)
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onClosed = { _ in closed.send() }
            stream.delegate = handler
            stream.pauseReading()
            paused.update { $0 = stream }
            accepted.send()
        }
        defer { server.stop() }
        let client = try server.client()
        accepted.expect("the connection is accepted")
        client.reset()
        if reactor.description == "sources" { server.loop.run { paused.value?.resumeReading() } }
        closed.expect("the stream is closed")
    }

    @Test("an answer that is made piece by piece on draining reaches its end", arguments: ReactorKind.available)
    func producer(reactor: ReactorKind) throws {
        let count = 200
        let server = try Server(reactor) { stream in
            var left = count
            let handler = Handler()
            handler.onDrained = { stream in
                if left == 0 { return stream.closeAfterFlush() }
                left -= 1
                stream.send([UInt8](repeating: 7, count: 50_000))
            }
            stream.delegate = handler
            stream.send([7])
        }
        defer { server.stop() }
        #expect(try server.client().receiveToEnd().count == 1 + count * 50_000)
    }
}
