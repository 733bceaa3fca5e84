import Dispatch
import Foundation

/// The accepting side of a listener, on the first of its loops.
///
/// `@unchecked Sendable`: every mutable property is used on the loop's queue only.
final class Acceptor: @unchecked Sendable {
    let loop: EventLoop
    private let socket: Socket
    private let address: SocketAddress
    private let loops: [EventLoop]
    private let accept: @Sendable (ByteStream) -> Void
    private var token = ChannelToken(slot: 0, generation: 0)
    private var nextLoop = 0
    private var state = State.open
    private var closeCompletions: [@Sendable () -> Void] = []

    private enum State { case open, closing, closed }

    /// Events in a row for which as many connections waited as were asked for.
    private var busyEvents = 0

    /// Connections taken in a row before the loop's other channels get their turn: one, and more where ever more wait. To
    /// ask when none waits costs as much as to take one.
    private var appetite: Int { 1 << min(busyEvents / 4, 6) }

    init(
        socket: Socket, address: SocketAddress, loops: [EventLoop], accept: @escaping @Sendable (ByteStream) -> Void
    ) {
        loop = loops[0]
        self.socket = socket
        self.address = address
        self.loops = loops
        self.accept = accept
    }
}

extension Acceptor: Channel {
    func open() {
        guard state == .open else { return }
        if let token = loop.open(self, on: socket) {
            self.token = token
        } else {
            state = .closed
        }
    }

    /// `completion` is called when the port is free.
    func close(_ completion: @escaping @Sendable () -> Void) {
        if state == .closed { return completion() }
        closeCompletions.append(completion)
        guard state == .open else { return }
        state = .closing
        loop.touch(self)
    }

    func finishTurn() {
        loop.close(socket, token: token) { [self] in
            state = .closed
            for completion in closeCompletions { completion() }
            closeCompletions = []
        }
    }

    func loopStops() {
        close {}
    }

    func deadlinePassed() {}  // None is ever set.

    func becameReady(_ readiness: Readiness) {
        busyEvents += 1
        for _ in 0..<appetite where state == .open {
            guard let (socket, peer) = socket.acceptNext() else {
                switch AcceptFailure(errno: errno) {
                case .nothingWaits:
                    busyEvents = 0
                    return
                case .skipped: continue
                case .exhausted: return rest()
                }
            }
            hand(socket, from: peer)
        }
    }

    private func rest() {
        loop.setInterest([], of: socket, token: token)
        loop.schedule(after: .milliseconds(50)) { [self] in
            if state == .open { loop.setInterest(.readable, of: socket, token: token) }
        }
    }
}

extension Acceptor {
    private func hand(_ socket: Socket, from peer: SocketAddress) {
        let target = loops[nextLoop]
        nextLoop = (nextLoop + 1) % loops.count
        if target === loop {
            serve(socket, from: peer, on: target)
        } else {
            target.run { self.serve(socket, from: peer, on: target) }
        }
    }

    private func serve(_ socket: Socket, from peer: SocketAddress, on loop: EventLoop) {
        let local = address.isWildcard ? socket.localAddress ?? address : address
        let stream = ByteStream(socket: socket, loop: loop, localAddress: local, peerAddress: peer)
        guard let token = loop.open(stream, on: socket) else { return }
        stream.token = token
        accept(stream)
    }
}
