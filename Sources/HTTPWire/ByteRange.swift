/// The one stretch of bytes that a request asks for (RFC 9110, 14.1.2).
package enum ByteRange: Sendable, Hashable {
    /// From a byte on, through another, or to the end where that is nil.
    case from(Int, through: Int?)
    /// So many bytes at the end.
    case suffix(Int)

    /// Nil when the fields ask for the whole: without `Range`, or with one that is to be ignored (14.2): in another unit,
    /// malformed, or of several ranges, which are not answered apart here.
    package init?(in fields: HTTPFields) {
        guard fields.count(of: .range) == 1,
            let range = fields.withFirstValue(of: .range, { ByteRange($0) }), let range
        else { return nil }
        self = range
    }

    private init?(_ value: UnsafeBufferPointer<UInt8>) {
        var cursor = FieldCursor(value)
        guard let unit = cursor.token(), unit.equals("bytes"), cursor.skip(Byte.equals) else { return nil }
        // Empty members of a list count for nothing (5.6.1).
        _ = cursor.take { $0 == Byte.comma || $0.isBlank }
        let first = cursor.number()
        guard cursor.skip(Byte.hyphen) else { return nil }
        let last = cursor.number()
        guard cursor.isAtMemberEnd else { return nil }
        cursor.skipMember()
        guard cursor.isAtEnd else { return nil }
        switch (first, last) {
        case (nil, nil): return nil
        case (nil, let count?): self = .suffix(count)
        case (let first?, let last):
            if let last, last < first { return nil }
            self = .from(first, through: last)
        }
    }

    /// Which bytes of so many it is; nil where none of them is among it.
    package func resolved(in count: Int) -> Range<Int>? {
        switch self {
        case .from(let first, let last):
            guard first < count else { return nil }
            return first..<min(last ?? .max, count - 1) + 1
        case .suffix(let length):
            return length > 0 && count > 0 ? max(0, count - length)..<count : nil
        }
    }
}

extension FieldCursor {
    /// Digits as a number, which is `Int.max` where they say more; nil where none stand.
    fileprivate mutating func number() -> Int? {
        let digits = take(while: \.isDigit)
        guard !digits.isEmpty else { return nil }
        var number = 0
        for digit in digits {
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, isStillTooLarge) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            if isTooLarge || isStillTooLarge { return .max }
            number = sum
        }
        return number
    }
}
