/// A point in time, to the second, in the years 0000 to 9999 of UTC. There are no leap seconds on its scale.
package struct Instant: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Seconds since 1970-01-01T00:00:00Z.
    package let secondsSinceEpoch: Int64

    static let secondsPerDay: Int64 = 86_400

    /// - Parameter secondsSinceEpoch: beyond the first or the last second of those years, that one is taken.
    package init(secondsSinceEpoch: Int64) {
        let days = CalendarDate.daysInRange
        let first = days.lowerBound * Self.secondsPerDay
        let last = (days.upperBound + 1) * Self.secondsPerDay - 1
        self.secondsSinceEpoch = min(max(secondsSinceEpoch, first), last)
    }

    /// Reads a `date-time` (RFC 3339, section 5.6) with `Z` or an offset. Nil for anything else, and for what an instant would
    /// drop: a fraction, a leap second, a year that leaves 0000 to 9999 when its offset is taken away.
    package init?(rfc3339: String) {
        guard let dateTime = RFC3339Scanner.reading(rfc3339, { $0.dateTime() }), !dateTime.hasFraction,
            !dateTime.isLeapSecond
        else { return nil }
        self.init(dateTime)
    }

    /// Reads any `date-time` (RFC 3339, section 5.6) down to the second: a fraction is dropped, and a leap second is the second
    /// after it. Nil for anything else, and for a year that leaves 0000 to 9999 when its offset is taken away.
    package init?(wholeSecondOf rfc3339: String) {
        guard let dateTime = RFC3339Scanner.reading(rfc3339, { $0.dateTime() }), dateTime.isPossible else { return nil }
        self.init(dateTime)
    }

    /// Nil for a year that leaves 0000 to 9999.
    private init?(_ dateTime: RFC3339DateTime) {
        self.init(secondsSinceEpoch: dateTime.secondsSinceEpoch)
        if secondsSinceEpoch != dateTime.secondsSinceEpoch { return nil }
    }

    /// Whether a text is a `date-time` of RFC 3339, with fractions, offsets and leap seconds.
    package static func isRFC3339DateTime(_ text: String) -> Bool {
        RFC3339Scanner.reading(text) { $0.dateTime() }?.isPossible ?? false
    }

    package func advanced(by seconds: Int64) -> Instant {
        let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
        return Instant(secondsSinceEpoch: overflow ? seconds : sum)
    }

    /// The day in UTC.
    package var date: CalendarDate {
        CalendarDate(daysSinceEpoch: (secondsSinceEpoch - Int64(secondOfDay)) / Self.secondsPerDay)
    }

    /// Seconds since midnight in UTC.
    package var secondOfDay: Int {
        let remainder = secondsSinceEpoch % Self.secondsPerDay
        return Int(remainder < 0 ? remainder + Self.secondsPerDay : remainder)
    }

    package static func < (left: Instant, right: Instant) -> Bool {
        left.secondsSinceEpoch < right.secondsSinceEpoch
    }

    /// `2026-06-07T09:30:00Z`.
    package var description: String {
        String(unsafeUninitializedCapacity: Instant.textLength) { text in
            write(to: text)
            return Instant.textLength
        }
    }

    fileprivate static let textLength = 20

    /// Fills as many bytes with ``description``.
    fileprivate func write(to text: UnsafeMutableBufferPointer<UInt8>) {
        date.write(to: text)
        let second = UInt64(secondOfDay)
        text[10] = UInt8(ascii: "T")
        text.write(second / 3600, at: 11..<13)
        text[13] = .colon
        text.write(second / 60 % 60, at: 14..<16)
        text[16] = .colon
        text.write(second % 60, at: 17..<19)
        text[19] = UInt8(ascii: "Z")
    }
}

extension Instant: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.writeByte(.quote)
        writer.writeText(of: Instant.textLength, write)
        writer.writeByte(.quote)
    }
}
