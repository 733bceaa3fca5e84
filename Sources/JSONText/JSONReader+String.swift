extension JSONReader {
    /// Reads the string whose opening quote is at hand.
    mutating func readString() throws(Halt) -> String {
        let opening = cursor.offset
        cursor.offset += 1
        // The bytes before `plain` with their escapes resolved: empty unless there are escapes.
        var resolved: [UInt8] = []
        var plain = cursor.offset
        while true {
            cursor.offset = endOfPlainText(cursor.base, from: cursor.offset, to: cursor.end)
            switch cursor.next {
            case .quote:
                let last = cursor.bytes(from: plain)
                cursor.offset += 1
                if resolved.isEmpty { return String(decoding: last, as: UTF8.self) }
                resolved.append(contentsOf: last)
                return String(decoding: resolved, as: UTF8.self)
            case .backslash:
                resolved.append(contentsOf: cursor.bytes(from: plain))
                try readEscape(into: &resolved)
                plain = cursor.offset
            case 0x80...:
                try skipMultibyteScalar()
            default:
                throw unfinishedString(opening)
            }
        }
    }

    /// Reads the key whose opening quote is at hand.
    mutating func readKey() throws(Halt) -> String {
        let start = cursor.offset + 1
        let closing = endOfPlainText(cursor.base, from: start, to: cursor.end)
        guard closing < cursor.end, cursor.base[closing] == .quote else { return try readString() }
        cursor.offset = closing + 1
        return keys.key(UnsafeBufferPointer(start: cursor.base + start, count: closing - start))
    }

    private mutating func unfinishedString(_ opening: Int) -> Halt {
        if cursor.isAtEnd {
            return fault(
                "expected a closing quote for the string that starts here, found the end of the text", at: opening)
        }
        if cursor.next == .lineFeed || cursor.next == .carriageReturn {
            return fault(
                "expected the string to be closed on its own line (a line break within it is \\n), found a line break")
        }
        return fault("expected control characters in a string to be escaped, found \(found)")
    }

    // MARK: - UTF-8

    private mutating func skipMultibyteScalar() throws(Halt) {
        let length = cursor.scalarLength
        guard length > 0 else { throw fault("expected UTF-8 in the string, found \(found)") }
        cursor.offset += length
    }

    // MARK: - Escapes

    private mutating func readEscape(into bytes: inout [UInt8]) throws(Halt) {
        let start = cursor.offset
        cursor.offset += 1
        let letter = cursor.next
        cursor.offset += 1
        switch letter {
        case .quote, .backslash, .slash: bytes.append(letter)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(.lineFeed)
        case UInt8(ascii: "r"): bytes.append(.carriageReturn)
        case UInt8(ascii: "t"): bytes.append(.tab)
        case UInt8(ascii: "u"):
            bytes.append(contentsOf: UTF8.encode(try readEscapedScalar(start))!)
        default:
            cursor.offset = start + 1
            throw fault("expected one of \" \\ / b f n r t u after the backslash, found \(found)", at: start)
        }
    }

    /// Reads the digits of `\u` and, for a surrogate, the second escape of its pair.
    private mutating func readEscapedScalar(_ start: Int) throws(Halt) -> Unicode.Scalar {
        let first = try readFourDigits(start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first <= 0xDBFF else {
            throw fault(
                "expected the first half of a surrogate pair before \(escape(first)), found the second half alone",
                at: start)
        }
        let second = cursor.offset
        if cursor.skipLiteral("\\u") {
            let low = try readFourDigits(second)
            if (0xDC00...0xDFFF).contains(low) {
                return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(low) - 0xDC00))!
            }
        }
        throw fault(
            "expected \\udc00 to \\udfff after \(escape(first)), which is the first half of a surrogate pair", at: start
        )
    }

    private mutating func readFourDigits(_ start: Int) throws(Halt) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = cursor.next.hexadecimalValue else {
                throw fault("expected four hexadecimal digits after \\u, found \(found)", at: start)
            }
            value = value << 4 | UInt16(digit)
            cursor.offset += 1
        }
        return value
    }

    private func escape(_ unit: UInt16) -> String {
        "\\u" + String(unit, radix: 16)
    }
}

extension UInt8 {
    fileprivate var hexadecimalValue: UInt8? {
        switch self {
        case .zero ... .nine: self - .zero
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }
}
