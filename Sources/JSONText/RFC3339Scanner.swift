/// Reads the parts of RFC 3339's grammar (section 5.6) from the front of a text.
struct RFC3339Scanner {
    private var cursor: ByteCursor

    /// Reads from a text's own bytes, which seeds have many of.
    static func reading<Value>(_ text: String, _ read: (inout RFC3339Scanner) -> Value) -> Value {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = RFC3339Scanner(cursor: ByteCursor(bytes, offset: 0))
            return read(&scanner)
        }
    }

    var isAtEnd: Bool {
        cursor.isAtEnd
    }

    mutating func date() -> CalendarDate? {
        guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
            let day = number(digits: 2)
        else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }

    /// A `date-time` that is all of the text.
    mutating func dateTime() -> RFC3339DateTime? {
        guard let date = date(), skip("T") || skip("t"), let hour = number(digits: 2, in: 0...23), skip(":"),
            let minute = number(digits: 2, in: 0...59), skip(":"), let second = number(digits: 2, in: 0...60)
        else { return nil }
        let hasFraction = skip(".")
        if hasFraction, !skipDigits() { return nil }
        guard let east = secondsEast(), isAtEnd else { return nil }
        return RFC3339DateTime(
            date: date, secondOfDay: (hour * 60 + minute) * 60 + second, isLeapSecond: second == 60,
            hasFraction: hasFraction, offset: east)
    }

    /// The offset from UTC.
    private mutating func secondsEast() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(digits: 2, in: 0...23), skip(":"),
            let minutes = number(digits: 2, in: 0...59)
        else { return nil }
        let seconds = (hours * 60 + minutes) * 60
        return isWest ? -seconds : seconds
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        cursor.skipByte(UInt8(ascii: character))
    }

    private mutating func skipDigits() -> Bool {
        let start = cursor.offset
        while cursor.next.isDigit { cursor.offset += 1 }
        return cursor.offset > start
    }

    private mutating func number(digits: Int, in range: ClosedRange<Int> = 0...9999) -> Int? {
        let last = cursor.offset + digits
        var value = 0
        while cursor.offset < last {
            guard cursor.next.isDigit else { return nil }
            value = value * 10 + Int(cursor.next - .zero)
            cursor.offset += 1
        }
        return value >= range.lowerBound && value <= range.upperBound ? value : nil
    }
}
