/// An instant as HTTP writes it: IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
package struct HTTPDate: Sendable, Hashable, CustomStringConvertible {
    /// From 1970; years 0 to 9999 have a form.
    package let secondsSinceEpoch: Int64

    package init(secondsSinceEpoch: Int64) {
        self.secondsSinceEpoch = secondsSinceEpoch
    }

    package var description: String { String(decoding: bytes, as: UTF8.self) }

    /// The 29 bytes of the text.
    package var bytes: [UInt8] {
        let (days, second) = secondsSinceEpoch.flooredDivision(by: 86_400)
        let (year, month, day) = Self.date(daysSinceEpoch: days)
        // 1 January 1970 was a Thursday.
        let weekday = (days + 4).flooredDivision(by: 7).remainder

        var text: [UInt8] = []
        text.reserveCapacity(29)
        text.append(contentsOf: Self.weekdays.utf8.dropFirst(Int(weekday) * 3).prefix(3))
        text.append(contentsOf: ", ".utf8)
        text.appendDecimal(day, digits: 2)
        text.append(Byte.space)
        text.append(contentsOf: Self.months.utf8.dropFirst(Int(month - 1) * 3).prefix(3))
        text.append(Byte.space)
        text.appendDecimal(year, digits: 4)
        text.append(Byte.space)
        text.appendDecimal(second / 3600, digits: 2)
        text.append(Byte.colon)
        text.appendDecimal(second / 60 % 60, digits: 2)
        text.append(Byte.colon)
        text.appendDecimal(second % 60, digits: 2)
        text.append(contentsOf: " GMT".utf8)
        return text
    }

    private static let weekdays = "SunMonTueWedThuFriSat"
    private static let months = "JanFebMarAprMayJunJulAugSepOctNovDec"

    /// The Gregorian date of a day. Years are counted from March, so that the leap day is a year's last, and in
    /// cycles of 400 years, which all have 146,097 days.
    private static func date(daysSinceEpoch: Int64) -> (year: Int64, month: Int64, day: Int64) {
        // 1 March 0000 lies 719,468 days before 1 January 1970.
        let (cycle, dayOfCycle) = (daysSinceEpoch + 719_468).flooredDivision(by: 146_097)
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        // From March on, five months have 153 days.
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month, day)
    }
}

extension Int64 {
    /// Quotient and remainder of a division that rounds down, so that the remainder is never negative.
    fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

extension [UInt8] {
    /// Appends a number in exactly that many digits.
    fileprivate mutating func appendDecimal(_ number: Int64, digits: Int) {
        var divisor: Int64 = 1
        for _ in 1..<digits { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
