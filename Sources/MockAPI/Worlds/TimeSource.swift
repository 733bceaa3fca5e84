import JSONText

/// Where time comes from. Nothing in this room asks the machine for it.
package struct TimeSource: Sendable {
    /// The time of the day, for clocks that run.
    package let wall: @Sendable () -> Instant
    /// Nanoseconds from any beginning, for durations and for what was used last. No answer to a client depends on it.
    package let uptime: @Sendable () -> UInt64

    package init(wall: @escaping @Sendable () -> Instant, uptime: @escaping @Sendable () -> UInt64) {
        self.wall = wall
        self.uptime = uptime
    }
}
