/// Reads the parts of RFC 3339's grammar (section 5.6) from the front of a text.
struct RFC3339Scanner {
    private let text: UnsafeBufferPointer<UInt8>
    private var offset = 0

    private init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// Reads from a text's own bytes, which seeds have many of.
    static func reading<Value>(_ text: String, _ read: (inout RFC3339Scanner) -> Value) -> Value {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = RFC3339Scanner(bytes)
            return read(&scanner)
        }
    }

    var isAtEnd: Bool {
        offset == text.count
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

    /// The byte at hand; at the end 0, which nothing starts with.
    private var next: UInt8 {
        isAtEnd ? 0 : text[offset]
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
        var value = 0
        for _ in 0..<digits {
            guard next.isDigit else { return nil }
            value = value * 10 + Int(next - .zero)
            offset += 1
        }
        return range.contains(value) ? value : nil
    }
}
