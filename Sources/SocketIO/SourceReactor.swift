import Dispatch

extension ReactorKind {
    /// Dispatch sources for each descriptor: the way of platforms without epoll.
    package static let sources = ReactorKind(description: "sources") { queue, report in
        SourceReactor(queue: queue, report: report)
    }
}

/// A Dispatch read source for each descriptor, and a write source once one is needed. A hang-up shows as readiness, so
/// one that nobody waits for goes unnoticed until somebody does. (Dispatch on Linux, where this reactor only stands in
/// for Darwin's, then reports it to the read source alone; the stream's next `send` or its deadline shows it too.)
final class SourceReactor: Reactor {
    private let queue: DispatchQueue
    private let report: ReactorKind.Report
    private var watches: [ChannelToken: Watch] = [:]

    private struct Watch: Sendable {
        let reading: SwitchedSource
        var writing: SwitchedSource?
    }

    init(queue: DispatchQueue, report: @escaping ReactorKind.Report) {
        self.queue = queue
        self.report = report
    }

    func add(_ socket: Socket, token: ChannelToken, interest: Readiness) {
        let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
        let reading = SwitchedSource(source) { [report] byteCount in
            // Ready without bytes: all that is to come has come. Dispatch on Linux may not report it again.
            report(byteCount == 0 ? [.readable, .hungUp] : .readable, token)
        }
        watches[token] = Watch(reading: reading)
        update(socket, token: token, interest: interest)
    }

    func update(_ socket: Socket, token: ChannelToken, interest: Readiness) {
        guard var watch = watches[token] else { return }
        watch.reading.isOn = interest.contains(.readable)
        if interest.contains(.writable), watch.writing == nil {
            let source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: queue)
            watch.writing = SwitchedSource(source) { [report] _ in report(.writable, token) }
            watches[token] = watch
        }
        watch.writing?.isOn = interest.contains(.writable)
    }

    func close(_ socket: Socket, token: ChannelToken, completion: @escaping @Sendable () -> Void) {
        guard let watch = watches.removeValue(forKey: token) else { return }
        // The number may be given out again only when no source holds it any more.
        let sources = [watch.reading, watch.writing].compactMap(\.self)
        let held = Countdown(from: sources.count) {
            socket.release()
            completion()
        }
        for source in sources { source.cancel { held.step() } }
    }

    /// It never keeps the queue to itself.
    var ring: @Sendable () -> Void { {} }

    func heed() {}

    func stop(completion: @escaping @Sendable () -> Void) {
        completion()
    }
}

/// Acts on the last of several steps.
///
/// `@unchecked Sendable`: used on the reactor's queue only.
private final class Countdown: @unchecked Sendable {
    private var left: Int
    private let action: () -> Void

    init(from count: Int, action: @escaping () -> Void) {
        left = count
        self.action = action
    }

    func step() {
        left -= 1
        if left == 0 { action() }
    }
}
