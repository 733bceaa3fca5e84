import Dispatch
import SocketIO

extension MockServer {
    /// Accepts no more connections, lets answers that are under way be sent, for at most a second, and closes the rest.
    /// When it returns, the port is free and the log is written.
    public func stop() async {
        await withCheckedContinuation { continuation in
            stop { continuation.resume() }
        }
    }

    /// The same for callers without concurrency; `completion` is called on a queue of the server's.
    public func stop(_ completion: @escaping @Sendable () -> Void) {
        let closed = DispatchGroup()
        for listener in listeners {
            closed.enter()
            listener.close { closed.leave() }
        }
        reloader?.stop()
        ownPorts.close(within: closed)
        backend.ports = nil
        for lane in lanes {
            closed.enter()
            lane.loop.run { lane.drain(within: MockServer.drainTime) { closed.leave() } }
        }
        closed.notify(queue: .global()) { [self] in
            log?.flushNow()
            completion()
        }
    }

    /// In milliseconds, well inside the second that whoever sends SIGTERM waits.
    private static let drainTime = 700
}
