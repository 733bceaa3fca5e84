import Foundation
import SocketIO
import Testing

/// A listener on a free port and its loops, all of one reactor.
struct Server {
    let loops: [EventLoop]
    let listener: Listener

    /// `serve` is called on the loop of each new stream and sets its delegate.
    init(
        _ reactor: ReactorKind, loops count: Int = 1, on address: SocketAddress = .ipv4Loopback(port: 0),
        serve: @escaping @Sendable (ByteStream) -> Void
    ) throws {
        loops = try (0..<count).map { try EventLoop(label: "loop \($0)", reactor: reactor) }
        listener = try Listener.bind(to: address)
        listener.start(on: loops, accept: serve)
    }

    static func echo(_ reactor: ReactorKind, loops count: Int = 1) throws -> Server {
        try Server(reactor, loops: count) { $0.delegate = Handler.echo() }
    }

    var loop: EventLoop { loops[0] }

    var openStreams: Int {
        loops.reduce(0) { sum, loop in sum + loop.queue.sync { loop.openStreams } }
    }

    func client(receiveBuffer: Int32? = nil) throws -> Client {
        try Client(to: listener.address, receiveBuffer: receiveBuffer)
    }

    /// Returns when all loops have stopped and the port is free.
    func stop() {
        let stopped = Signal()
        for loop in loops { loop.stop { stopped.send() } }
        for _ in loops { stopped.expect("a loop stops") }
    }
}
