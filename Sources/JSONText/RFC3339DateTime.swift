/// A `date-time` as it is written (RFC 3339, section 5.6), every field within its range.
struct RFC3339DateTime {
    let date: CalendarDate
    let secondOfDay: Int
    let isLeapSecond: Bool
    let hasFraction: Bool
    /// Seconds east of UTC.
    let offset: Int

    /// Seconds since the epoch; of a leap second those of the second after it.
    var secondsSinceEpoch: Int64 {
        date.daysSinceEpoch * Instant.secondsPerDay + Int64(secondOfDay - offset)
    }

    /// A leap second is the last one of a month in UTC (section 5.7); which months have had one is not checked.
    var isPossible: Bool {
        guard isLeapSecond else { return true }
        let before = Instant(secondsSinceEpoch: secondsSinceEpoch - 1)
        let (year, month, day) = before.date.components
        return before.secondOfDay == Instant.secondsPerDay - 1
            && day == CalendarDate.days(inMonth: month, of: year)
    }
}
