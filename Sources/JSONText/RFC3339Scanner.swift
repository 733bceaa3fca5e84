/// Reads the parts of RFC 3339's grammar (section 5.6) from the front of a text.
struct RFC3339Scanner {
    private let text: [UInt8]
    private var offset = 0

    init(_ text: String) {
        self.text = Array(text.utf8)
    }

    var isAtEnd: Bool {
        offset == text.count
    }

    /// The byte at hand; at the end 0, which the grammar does not know.
    private var next: UInt8 {
        isAtEnd ? 0 : text[offset]
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
        guard let offset = zone(), isAtEnd else { return nil }
        return RFC3339DateTime(
            date: date, secondOfDay: (hour * 60 + minute) * 60 + second, isLeapSecond: second == 60,
            hasFraction: hasFraction, offset: offset)
    }

    /// Seconds east of UTC.
    private mutating func zone() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(digits: 2, in: 0...23), skip(":"),
            let minutes = number(digits: 2, in: 0...59)
        else { return nil }
        let seconds = (hours * 60 + minutes) * 60
        return isWest ? -seconds : seconds
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func skipDigits() -> Bool {
        let start = offset
        while next.isDigit { offset += 1 }
        return offset > start
    }

    private mutating func number(digits: Int, in range: ClosedRange<Int> = 0...9999) -> Int? {
        let end = offset + digits
        var value = 0
        while offset < end {
            let byte = next
            guard byte.isDigit else { return nil }
            value = value * 10 + Int(byte - .zero)
            offset += 1
        }
        return value >= range.lowerBound && value <= range.upperBound ? value : nil
    }
}
