/// Reads the parts of RFC 3339's grammar (section 5.6) from the front of a text.
struct RFC3339Scanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool {
        rest.isEmpty
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
        guard let offset = offset(), isAtEnd else { return nil }
        return RFC3339DateTime(
            date: date, secondOfDay: (hour * 60 + minute) * 60 + second, isLeapSecond: second == 60,
            hasFraction: hasFraction, offset: offset)
    }

    /// Seconds east of UTC.
    private mutating func offset() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(digits: 2, in: 0...23), skip(":"),
            let minutes = number(digits: 2, in: 0...59)
        else { return nil }
        let seconds = (hours * 60 + minutes) * 60
        return isWest ? -seconds : seconds
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipDigits() -> Bool {
        let digits = rest.prefix { $0.isDigit }
        rest = rest.dropFirst(digits.count)
        return !digits.isEmpty
    }

    private mutating func number(digits: Int, in range: ClosedRange<Int> = 0...9999) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let byte = rest.first, byte.isDigit else { return nil }
            value = value * 10 + Int(byte - .zero)
            rest.removeFirst()
        }
        return range.contains(value) ? value : nil
    }
}
