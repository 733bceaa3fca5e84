import Foundation
import Testing

@testable import SocketIO

@Suite("Queued output")
struct OutputQueueTests {
    @Test("whatever the sizes and however the kernel takes it, the bytes arrive in order")
    func order() throws {
        let pair = try ConnectedPair(receiveBuffer: 16 * 1024)
        defer { pair.served.release() }
        pair.served.set(SO_SNDBUF, of: SOL_SOCKET, to: 16 * 1024)
        var generator = SystemRandomNumberGenerator()
        let sizes = [1, 16_384, 16_385, 300_000] + (0..<60).map { _ in Int.random(in: 0...40_000, using: &generator) }
        var queue = OutputQueue()
        var expected: [UInt8] = []
        for (index, size) in sizes.enumerated() {
            let piece = [UInt8](repeating: UInt8(index), count: size)
            queue.append(piece)
            expected += piece
            #expect(queue.byteCount == expected.count)
        }
        var received: [UInt8] = []
        var parts = 0
        while received.count < expected.count {
            switch queue.flush(to: pair.served) {
            case .part: parts += 1
            case .everything: #expect(queue.isEmpty)
            case .failure: Issue.record("the connection is sound")
            }
            received += try pair.client.receiveSome()
        }
        #expect(received == expected, "sizes: \(sizes)")
        #expect(parts > 1)
    }

    @Test("a connection that is gone is a failure, not a signal")
    func gone() throws {
        let pair = try ConnectedPair()
        defer { pair.served.release() }
        pair.client.reset()
        var queue = OutputQueue()
        queue.append([1])
        guard case .failure = queue.flush(to: pair.served) else {
            Issue.record("the peer has reset the connection")
            return
        }
    }

    @Test("an empty queue has nothing to flush")
    func empty() throws {
        let pair = try ConnectedPair()
        defer { pair.served.release() }
        var queue = OutputQueue()
        queue.append([])
        #expect(queue.isEmpty)
        guard case .everything = queue.flush(to: pair.served) else {
            Issue.record("nothing is left to send")
            return
        }
    }
}
