import Dispatch
import Foundation

/// A serial queue with a reactor: every connection belongs to one loop, and all that happens to it happens there.
///
/// Work is done in *turns*: an event of one connection, or one block given to `run` or `schedule`. Output and changes of
/// interest that a turn asks for are carried out once, at its end.
///
/// A loop lives until it is stopped.
///
/// `@unchecked Sendable`: every mutable property is used on `queue` only.
package final class EventLoop: @unchecked Sendable {
    package let queue: DispatchQueue

    /// What one `recv` may give; shared by all connections, so that an idle one holds no memory for it.
    let inputBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 64)

    private var reactor: (any Reactor)?
    /// The reactor's, for any thread. Set once, before anybody else has the loop.
    private var ring: @Sendable () -> Void = {}
    private var channels = ChannelTable()
    private let clock = DeadlineClock()
    private var isInTurn = false
    private var touched: [any Channel] = []
    private var openDescriptors = 0
    private var state = State.running
    private var stopCompletions: [@Sendable () -> Void] = []

    private enum State { case running, stopping, stopped }

    /// Throws when the process has no descriptor left.
    package init(label: String, reactor kind: ReactorKind = .platformDefault) throws(SocketError) {
        queue = DispatchQueue(label: label)
        // The reactor and its loop hold each other until the loop has stopped.
        let reactor = try kind.make(queue) { readiness, token in self.report(readiness, to: token) }
        self.reactor = reactor
        ring = reactor.ring
        // Dispatch on Linux opens a descriptor for its first timer: that must not be when they have run out.
        queue.asyncAfter(deadline: .now() + .milliseconds(1)) {}
    }

    deinit {
        inputBuffer.deallocate()
    }

    /// Runs the work as a turn of its own, soon.
    package func run(_ work: @escaping @Sendable () -> Void) {
        enqueue { self.turn(work) }
    }

    private func enqueue(_ work: @escaping @Sendable () -> Void) {
        ring()
        queue.async {
            self.reactor?.heed()
            work()
        }
    }

    /// Runs the work as a turn of its own, not before the delay is over; not at all where the loop is gone by then.
    package func schedule(after delay: DispatchTimeInterval, _ work: @escaping @Sendable () -> Void) {
        // A long delay must not keep a loop that has stopped.
        queue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.turn(work) }
    }

    /// In debug builds, traps when the caller is not on the loop's queue.
    func assertIsCurrent() {
        assert(
            {
                dispatchPrecondition(condition: .onQueue(queue))
                return true
            }())
    }
}

// MARK: - Turns

extension EventLoop {
    /// Does the work and then finishes what it touched. Within a turn, the work is a part of that one.
    private func turn(_ work: () -> Void) {
        if isInTurn { return work() }
        isInTurn = true
        work()
        var next = 0
        while next < touched.count {
            touched[next].finishTurn()
            next += 1
        }
        touched.removeAll(keepingCapacity: true)
        isInTurn = false
    }

    /// Has the channel's `finishTurn` called: at the end of this turn, or at once outside of one.
    func touch(_ channel: any Channel) {
        assertIsCurrent()
        turn { touched.append(channel) }
    }

    private func report(_ readiness: Readiness, to token: ChannelToken) {
        guard let channel = channels[token] else { return }
        turn { channel.becameReady(readiness) }
    }
}

// MARK: - Channels

extension EventLoop {
    /// The number of open connections. On the loop's queue only.
    package var openStreams: Int {
        assertIsCurrent()
        return channels.all.filter { $0 is ByteStream }.count
    }

    /// Holds the channel and watches its socket until `close`. A loop that has been told to stop closes the socket at
    /// once and gives no token.
    func open(_ channel: some Channel, on socket: Socket) -> ChannelToken? {
        assertIsCurrent()
        guard let reactor, state == .running else {
            socket.release()
            return nil
        }
        openDescriptors += 1
        let token = channels.insert(channel)
        reactor.add(socket, token: token, interest: .readable)
        return token
    }

    func setInterest(_ interest: Readiness, of socket: Socket, token: ChannelToken) {
        reactor?.update(socket, token: token, interest: interest)
    }

    /// Lets go of the channel and closes its descriptor, then calls `completion`.
    func close(_ socket: Socket, token: ChannelToken, completion: @escaping @Sendable () -> Void) {
        channels.remove(token)
        reactor?.close(socket, token: token) { [self] in
            openDescriptors -= 1
            turn(completion)
            finishStopping()
        }
    }
}

// MARK: - Deadlines

extension EventLoop {
    /// Costs a store while any channel of the loop has a deadline.
    func setDeadline(after seconds: Double?, of token: ChannelToken) {
        guard let seconds else { return channels.setDeadline(0, of: token) }
        channels.setDeadline(clock.tick(after: seconds), of: token)
        if !clock.isRunning { clock.start(on: queue) { [unowned self] in passDeadlines() } }
    }

    private func passDeadlines() {
        let due = channels.takeDue(at: clock.now)
        if !due.isEmpty {
            turn { for channel in due { channel.deadlinePassed() } }
        }
        if !channels.hasDeadlines { clock.stop() }
    }
}

// MARK: - Stopping

extension EventLoop {
    /// Closes every connection and listener of the loop, then itself. What output the kernel takes at once still leaves.
    /// `completion` is called on the loop's queue when every descriptor is closed, and so every port free.
    package func stop(_ completion: @escaping @Sendable () -> Void = {}) {
        enqueue { [self] in
            guard reactor != nil else { return completion() }
            stopCompletions.append(completion)
            guard state == .running else { return }
            state = .stopping
            turn { for channel in channels.all { channel.loopStops() } }
            finishStopping()
        }
    }

    private func finishStopping() {
        guard state == .stopping, openDescriptors == 0 else { return }
        state = .stopped
        clock.stop()
        reactor?.stop { [self] in
            reactor = nil
            for completion in stopCompletions { completion() }
            stopCompletions = []
        }
    }
}
