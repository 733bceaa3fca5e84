import Dispatch

/// Time in ticks of an eighth of a second, counted by a timer that runs only while somebody waits. Between two runs the
/// count stands still: only differences mean anything.
///
/// `@unchecked Sendable`: used on the loop's queue only, where the timer fires too.
final class DeadlineClock: @unchecked Sendable {
    private(set) var now: UInt64 = 1
    private var timer: (any DispatchSourceTimer)?

    private static let ticksPerSecond = 8.0

    var isRunning: Bool { timer != nil }

    /// The first tick at which the whole time has passed: the tick under way may be nearly over. A year is for ever.
    func tick(after seconds: Double) -> UInt64 {
        let bounded = min(max(seconds, 0), 365 * 86_400)
        return now + UInt64((bounded * Self.ticksPerSecond).rounded(.up)) + 1
    }

    func start(on queue: DispatchQueue, onTick: @escaping @Sendable () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        let interval = 1 / Self.ticksPerSecond
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(25))
        timer.setEventHandler { [unowned self] in
            guard let timer = self.timer else { return }
            // Ticks that a busy queue missed come as one.
            now += UInt64(timer.data)
            onTick()
        }
        timer.activate()
        self.timer = timer
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}
