import JSONText

/// A world's own time. It stands, or runs at some distance from the time of the day.
package struct WorldClock: Sendable, Equatable {
    private var reading: Reading

    private enum Reading: Equatable {
        case standing(at: Instant)
        /// Seconds that the clock is ahead of the time of the day.
        case running(ahead: Int64)
    }

    package static func standing(at instant: Instant) -> WorldClock { WorldClock(reading: .standing(at: instant)) }

    /// A clock that shows `instant` at the time of the day `wall`, and runs.
    package static func running(from instant: Instant, at wall: Instant) -> WorldClock {
        WorldClock(reading: .running(ahead: instant.secondsSinceEpoch - wall.secondsSinceEpoch))
    }

    package var isRunning: Bool {
        if case .running = reading { true } else { false }
    }

    /// - Parameter wall: the time of the day, which a standing clock does not ask for.
    package func now(_ wall: () -> Instant) -> Instant {
        switch reading {
        case .standing(let instant): instant
        case .running(let ahead): wall().advanced(by: ahead)
        }
    }

    /// Sets the clock; from then on it runs or stands.
    mutating func set(to instant: Instant, isRunning: Bool, at wall: Instant) {
        self = isRunning ? .running(from: instant, at: wall) : .standing(at: instant)
    }

    /// A committed write moves a standing clock on by a second, so that what is made one after the other has instants one
    /// after the other.
    mutating func tick() {
        if case .standing(let instant) = reading { reading = .standing(at: instant.advanced(by: 1)) }
    }
}
