extension JSONReader {
    /// Reads the number whose first digit or minus sign is at hand.
    mutating func readNumber() throws(Halt) -> JSONValue {
        let start = cursor.offset
        let isNegative = cursor.next == .minus
        if isNegative { cursor.offset += 1 }
        let firstDigit = cursor.offset
        let magnitude = try readDigits(after: "the minus sign")
        if cursor.base[firstDigit] == .zero, cursor.offset - firstDigit > 1 {
            throw fault("expected a number without leading zeros, found \(excerpt(from: start))", at: start)
        }
        if cursor.next != .period, cursor.next | 0x20 != UInt8(ascii: "e"), let magnitude {
            if !isNegative, let value = Int64(exactly: magnitude) { return .integer(value) }
            if isNegative, magnitude <= Int64.min.magnitude {
                return .integer(Int64(truncatingIfNeeded: 0 &- magnitude))
            }
        }
        return .number(try readDouble(from: start))
    }

    /// Steps over at least one digit. Gives their value when it fits.
    @discardableResult
    private mutating func readDigits(after place: StaticString) throws(Halt) -> UInt64? {
        guard cursor.next.isDigit else { throw fault("expected a digit after \(place), found \(found)") }
        var value: UInt64 = 0
        var isTooLarge = false
        while cursor.next.isDigit {
            let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = tens.addingReportingOverflow(UInt64(cursor.next &- .zero))
            isTooLarge = isTooLarge || overflow || carry
            value = sum
            cursor.offset += 1
        }
        return isTooLarge ? nil : value
    }

    /// Reads the fraction and the exponent, and the whole as a `Double`.
    private mutating func readDouble(from start: Int) throws(Halt) -> Double {
        if cursor.next == .period {
            cursor.offset += 1
            try readDigits(after: "the decimal point")
        }
        if cursor.next | 0x20 == UInt8(ascii: "e") {
            cursor.offset += 1
            if cursor.next == .plus || cursor.next == .minus { cursor.offset += 1 }
            try readDigits(after: "the exponent's \"e\"")
        }
        guard let value = Double(literal(from: start)), value.isFinite else {
            throw fault(
                "expected a number of at most \(Double.greatestFiniteMagnitude), found \(excerpt(from: start))",
                at: start)
        }
        return value
    }

    private func literal(from start: Int) -> String {
        String(decoding: cursor.bytes(from: start), as: UTF8.self)
    }

    /// The number as a message shows it, cut off where it grows long.
    private func excerpt(from start: Int) -> String {
        let number = literal(from: start)
        return number.utf8.count > 40 ? number.prefix(40) + "…" : number
    }
}
