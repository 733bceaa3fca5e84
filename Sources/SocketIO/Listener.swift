import Foundation

/// A listening socket. Its address is taken, and peers can connect, from `bind` on; they are served from `start` on.
///
/// `@unchecked Sendable`: `state` is used under `lock` only; the rest is constant.
package final class Listener: @unchecked Sendable {
    /// Where it listens, with the real port when 0 was asked for.
    package let address: SocketAddress

    private let socket: Socket
    private let lock = NSLock()
    private var state = State.bound

    private enum State {
        case bound
        case started(Acceptor)
        case closed
    }

    private init(socket: Socket, address: SocketAddress) {
        self.socket = socket
        self.address = address
    }

    deinit {
        if case .bound = state { socket.release() }
    }

    /// Takes the address. Port 0 takes a free one; an IPv6 address takes none of IPv4's.
    package static func bind(to address: SocketAddress) throws(SocketError) -> Listener {
        if Socket.reuseAddressSharesPorts, try isAnswered(address) { throw .addressInUse(address) }
        let socket = try Socket(for: address)
        do throws(SocketError) {
            try socket.startListening(on: address)
            guard let actual = socket.localAddress else { throw SocketError(call: "getsockname") }
            return Listener(socket: socket, address: actual)
        } catch {
            socket.release()
            throw error
        }
    }

    /// Serves connections, once, spread over the loops (at least one) in turn; the first loop accepts them. `accept` runs on the queue of
    /// the stream's loop before anything is read: it sets the delegate.
    package func start(on loops: [EventLoop], accept: @escaping @Sendable (ByteStream) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        guard case .bound = state else { return }
        let acceptor = Acceptor(socket: socket, address: address, loops: loops, accept: accept)
        state = .started(acceptor)
        acceptor.loop.run { acceptor.open() }
    }

    /// Accepts no more; open connections stay. When `completion` is called, the port is free.
    package func close(_ completion: @escaping @Sendable () -> Void = {}) {
        let acceptor = lock.withLock { () -> Acceptor? in
            switch state {
            case .started(let acceptor): return acceptor
            case .bound: socket.release()
            case .closed: break
            }
            state = .closed
            return nil
        }
        guard let acceptor else { return completion() }
        acceptor.loop.run { acceptor.close(completion) }
    }
}

extension Listener {
    /// Whether somebody answers there already; on a wildcard address, on its family's loopback address.
    static func isAnswered(_ address: SocketAddress) throws(SocketError) -> Bool {
        guard address.port != 0 else { return false }
        let socket = try Socket(for: address)
        defer { socket.release() }
        let port = UInt16(address.port)
        let loopback = address.isIPv6 ? SocketAddress.ipv6Loopback(port: port) : .ipv4Loopback(port: port)
        return socket.connects(to: address.isWildcard ? loopback : address, within: 200)
    }
}
