import JSONText

/// How far a catalogue is moved in time.
struct TimeShift {
    let seconds: Int64
    /// How far calendar dates move: as many days as lie between the scenario's day and the day that it is moved to, so
    /// that what is released today is released today.
    let days: Int64

    init(_ seconds: Int64, from now: Instant) {
        self.seconds = seconds
        days = TimeShift.day(of: now.advanced(by: seconds)) - TimeShift.day(of: now)
    }

    /// Counted from 1970, rounded down.
    private static func day(of instant: Instant) -> Int64 {
        let (day, second) = instant.secondsSinceEpoch.quotientAndRemainder(dividingBy: 86_400)
        return second < 0 ? day - 1 : day
    }
}
