import Foundation
import Testing

@testable import SocketIO

@Suite("Ends and closes")
struct ClosingTests {
    @Test("a client that has shut its sending side is still answered", arguments: ReactorKind.available)
    func peerHalfCloses(reactor: ReactorKind) throws {
        let closed = Signal()
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onEnd = { stream in
                stream.send(Array("after your end".utf8))
                stream.closeAfterFlush()
            }
            handler.onClosed = { _ in closed.send() }
            stream.delegate = handler
        }
        defer { server.stop() }
        let client = try server.client()
        client.endOutput()
        #expect(try client.receiveToEnd() == Array("after your end".utf8))
        closed.expect("the stream is closed")
        #expect(server.openStreams == 0)
    }

    @Test("a stream that goes on after the peer's end can answer later", arguments: ReactorKind.available)
    func endThenLateAnswer(reactor: ReactorKind) throws {
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onEnd = { stream in
                stream.loop.schedule(after: .milliseconds(1)) {
                    stream.send(Array("late".utf8))
                    stream.closeAfterFlush(lingering: Lingering(bytes: 1, seconds: 1))
                }
            }
            stream.delegate = handler
        }
        defer { server.stop() }
        let client = try server.client()
        client.endOutput()
        #expect(try client.receiveToEnd() == Array("late".utf8))
    }

    @Test("after our end the peer's bytes are taken and thrown away until its own", arguments: ReactorKind.available)
    func weHalfClose(reactor: ReactorKind) throws {
        let closed = Signal()
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onBytes = { _, _ in Issue.record("no input is delivered any more") }
            handler.onEnd = { _ in Issue.record("no end is delivered any more") }
            handler.onClosed = { _ in closed.send() }
            stream.delegate = handler
            stream.send(Array("bye".utf8))
            stream.closeAfterFlush(lingering: Lingering(bytes: 1 << 20, seconds: 30))
        }
        defer { server.stop() }
        let client = try server.client()
        #expect(try client.receiveToEnd() == Array("bye".utf8))
        #expect(server.openStreams == 1)
        try client.send([UInt8](repeating: 0, count: 100_000))
        client.endOutput()
        closed.expect("the stream is closed")
    }

    @Test("a refusal reaches a client that sends megabytes before it reads", arguments: ReactorKind.available)
    func lingering(reactor: ReactorKind) throws {
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onBytes = { stream, _ in
                stream.send(Array("too large".utf8))
                stream.closeAfterFlush(lingering: Lingering(bytes: 64 << 20, seconds: 30))
            }
            stream.delegate = handler
        }
        defer { server.stop() }
        let client = try server.client()
        try client.send([UInt8](repeating: 0, count: 16 << 20))
        client.endOutput()
        #expect(try client.receiveToEnd() == Array("too large".utf8))
    }

    @Test("lingering ends when its bytes are used up", arguments: ReactorKind.available)
    func lingeringBytes(reactor: ReactorKind) throws {
        let closed = Signal()
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onClosed = { _ in closed.send() }
            stream.delegate = handler
            stream.closeAfterFlush(lingering: Lingering(bytes: 100_000, seconds: 3600))
        }
        defer { server.stop() }
        let client = try server.client()
        #expect(try client.receiveToEnd() == [])
        #expect(throws: Client.Failure.self) { while true { try client.send([UInt8](repeating: 0, count: 50_000)) } }
        closed.expect("the stream is closed")
    }

    @Test("lingering ends when its time is over", arguments: ReactorKind.available)
    func lingeringSeconds(reactor: ReactorKind) throws {
        let closed = Signal()
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onDeadline = { _ in Issue.record("this deadline is the stream's own") }
            handler.onClosed = { _ in closed.send() }
            stream.delegate = handler
            stream.closeAfterFlush(lingering: Lingering(bytes: 1000, seconds: 0.1))
        }
        defer { server.stop() }
        let client = try server.client()
        #expect(try client.receiveToEnd() == [])
        closed.expect("the stream is closed although the client neither sends nor ends")
    }

    @Test("an abort resets the connection and drops what is queued", arguments: ReactorKind.available)
    func abort(reactor: ReactorKind) throws {
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onBytes = { stream, _ in
                stream.send(Array("never seen".utf8))
                stream.abort()
                stream.send(Array("nor this".utf8))
            }
            stream.delegate = handler
        }
        defer { server.stop() }
        let client = try server.client()
        try client.send("x")
        let failure = #expect(throws: Client.Failure.self) { try client.receiveToEnd() }
        #expect(failure?.code == ECONNRESET)
    }

    @Test("a reset by the peer closes the stream, once", arguments: ReactorKind.available)
    func resetByPeer(reactor: ReactorKind) throws {
        let closed = Signal()
        let closings = Shared(0)
        let server = try Server(reactor) { stream in
            let handler = Handler.echo()
            handler.onClosed = { stream in
                closings.update { $0 += 1 }
                stream.abort()
                stream.pauseReading()
                stream.send([1])
                stream.closeAfterFlush()
                closed.send()
            }
            stream.delegate = handler
        }
        let client = try server.client()
        try client.send("x")
        #expect(try client.receiveText(1) == "x")
        client.reset()
        closed.expect("the stream is closed")
        server.stop()
        #expect(closings.value == 1)
    }

    @Test("sending to a peer that has gone closes the stream", arguments: ReactorKind.available)
    func sendingToAGonePeer(reactor: ReactorKind) throws {
        let closed = Signal()
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onEnd = { stream in
                // The first byte makes the peer's kernel reset the connection; a later one then fails.
                @Sendable func sendAgain() {
                    stream.send([1])
                    stream.loop.schedule(after: .milliseconds(1)) { if !stream.isClosed { sendAgain() } }
                }
                sendAgain()
            }
            handler.onClosed = { _ in closed.send() }
            stream.delegate = handler
        }
        defer { server.stop() }
        do { _ = try server.client() }
        closed.expect("the stream is closed, and the process lives")
    }

    @Test("the closing call does not come from within the delegate's own call", arguments: ReactorKind.available)
    func notReentrant(reactor: ReactorKind) throws {
        let closed = Signal()
        let server = try Server(reactor) { stream in
            let handler = Handler()
            var isInside = false
            handler.onBytes = { stream, _ in
                isInside = true
                stream.abort()
                isInside = false
            }
            handler.onClosed = { _ in
                #expect(!isInside)
                closed.send()
            }
            stream.delegate = handler
        }
        defer { server.stop() }
        let client = try server.client()
        try client.send("x")
        closed.expect("the stream is closed")
    }

    @Test("a closed stream and its delegate are released", arguments: ReactorKind.available)
    func released(reactor: ReactorKind) throws {
        let released = Signal()
        final class Witness: Sendable {
            let released: Signal
            init(_ released: Signal) { self.released = released }
            deinit { released.send() }
        }
        let server = try Server(reactor) { stream in
            let witness = Witness(released)
            let handler = Handler.echo()
            handler.onClosed = { _ in withExtendedLifetime(witness) {} }
            stream.delegate = handler
        }
        defer { server.stop() }
        do { _ = try server.client() }
        released.expect("nothing holds the delegate")
    }
}
