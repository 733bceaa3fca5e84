import SocketIO

/// Accepts whoever connects, and says nothing.
final class SilentServer: Sendable {
    private let loop: EventLoop
    private let listener: Listener
    private let connections: AsyncStream<Void>

    init() throws {
        let (connections, connected) = AsyncStream.makeStream(of: Void.self)
        self.connections = connections
        loop = try EventLoop(label: "silent")
        listener = try Listener.bind(to: .ipv4Loopback(port: 0))
        listener.start(on: [loop]) { _ in connected.yield() }
    }

    deinit { loop.stop() }

    var url: String { "http://\(listener.address)" }

    /// Waits until somebody has connected.
    func connection() async {
        for await _ in connections { return }
    }
}
