/// A day of the Gregorian calendar between 0000-01-01 and 9999-12-31, the years that RFC 3339 can write.
package struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Days since 1970-01-01.
    package let daysSinceEpoch: Int64

    static let daysInRange: ClosedRange<Int64> = -719_528...2_932_896

    /// - Parameter daysSinceEpoch: days since 1970-01-01; beyond the calendar's ends the nearest of them is taken.
    package init(daysSinceEpoch: Int64) {
        self.daysSinceEpoch = min(max(daysSinceEpoch, Self.daysInRange.lowerBound), Self.daysInRange.upperBound)
    }

    /// Nil when there is no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month),
            (1...Self.days(inMonth: month, of: year)).contains(day)
        else { return nil }
        // Years are counted from March, so that the leap day comes last; 400 of them repeat after 146,097 days.
        let shiftedYear = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        daysSinceEpoch = Int64(era * 146_097 + dayOfEra - 719_468)
    }

    /// Reads a `full-date` (RFC 3339, section 5.6) such as `2026-06-07`; nil for anything else.
    package init?(rfc3339: String) {
        let date = RFC3339Scanner.reading(rfc3339) { text in text.date().flatMap { text.isAtEnd ? $0 : nil } }
        guard let date else { return nil }
        self = date
    }

    package func advanced(byDays days: Int64) -> CalendarDate {
        let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
        return CalendarDate(daysSinceEpoch: overflow ? days : sum)
    }

    package var components: (year: Int, month: Int, day: Int) {
        let days = Int(daysSinceEpoch) + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        left.daysSinceEpoch < right.daysSinceEpoch
    }

    /// `2026-06-07`.
    package var description: String {
        String(unsafeUninitializedCapacity: CalendarDate.textLength) { text in
            write(to: text)
            return CalendarDate.textLength
        }
    }

    fileprivate static let textLength = 10

    /// Fills the first ten bytes with ``description``.
    func write(to text: UnsafeMutableBufferPointer<UInt8>) {
        let (year, month, day) = components
        text.write(UInt64(year), at: 0..<4)
        text[4] = .minus
        text.write(UInt64(month), at: 5..<7)
        text[7] = .minus
        text.write(UInt64(day), at: 8..<10)
    }

    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.writeByte(.quote)
        writer.writeText(of: CalendarDate.textLength, write)
        writer.writeByte(.quote)
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Fills a range with a number's decimal digits, and zeros in front of them.
    func write(_ number: UInt64, at range: Range<Int>) {
        var rest = number
        for index in range.reversed() {
            self[index] = .zero + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }
}
