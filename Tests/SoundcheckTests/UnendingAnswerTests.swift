import Foundation
import SocketIO
import Testing

@Suite("Checking a server whose answers do not end", .timeLimit(.minutes(10)))
struct UnendingAnswerTests {
    private func errors(at server: UnendingServer, patience: Int) async throws -> String {
        let result = try await Program.soundcheck([
            "check", "--base-url", server.url, "--token", "ada=mock-ada", "--patience", String(patience),
        ]).result()
        #expect(result.exitCode == 2)
        return result.errors
    }

    @Test("drop by drop, the time for an answer runs out")
    func drops() async throws {
        let server = try UnendingServer(piece: 1, every: .milliseconds(100))
        #expect(try await errors(at: server, patience: 1).contains("it did not answer within 1 seconds"))
    }

    @Test("in a flood, no more is read than any answer has")
    func flood() async throws {
        let server = try UnendingServer(piece: 4 << 20, every: .milliseconds(1))
        #expect(try await errors(at: server, patience: 600).contains("its answer is longer than 64 MiB"))
    }
}

/// Begins an answer to whoever connects, and goes on with it until they leave.
private final class UnendingServer: Sendable {
    private let loop: EventLoop
    private let listener: Listener

    init(piece: Int, every interval: DispatchTimeInterval) throws {
        loop = try EventLoop(label: "unending")
        listener = try Listener.bind(to: .ipv4Loopback(port: 0))
        listener.start(on: [loop]) { $0.delegate = Unending([UInt8](repeating: 0x20, count: piece), interval) }
    }

    deinit { loop.stop() }

    var url: String { "http://\(listener.address)" }
}

/// `@unchecked Sendable`: all happens on the stream's loop.
private final class Unending: ByteStreamDelegate, @unchecked Sendable {
    private let piece: [UInt8]
    private let interval: DispatchTimeInterval
    private var isClosed = false

    init(_ piece: [UInt8], _ interval: DispatchTimeInterval) {
        self.piece = piece
        self.interval = interval
    }

    func stream(_ stream: ByteStream, received bytes: UnsafeRawBufferPointer) {
        stream.send(Array("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n".utf8))
        goOn(stream)
    }

    private func goOn(_ stream: ByteStream) {
        guard !isClosed else { return }
        if stream.pendingOutputBytes < 16 << 20 { stream.send(piece) }
        stream.loop.schedule(after: interval) { self.goOn(stream) }
    }

    func streamReachedEnd(_ stream: ByteStream) { stream.closeAfterFlush() }
    func streamFlushed(_ stream: ByteStream) {}
    func streamDeadlinePassed(_ stream: ByteStream) {}
    func streamClosed(_ stream: ByteStream) { isClosed = true }
}
