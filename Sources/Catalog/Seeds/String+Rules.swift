/// What a text must be to serve as an id, a token or an address.
extension String {
    /// Holds something to see.
    var isFilled: Bool {
        // Most texts start with something to see.
        if let first = utf8.first, first >= 0x21, first <= 0x7E { return true }
        // JSON Schema's `\S` leaves out U+FEFF too.
        return unicodeScalars.contains { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
    }

    /// An id is a segment of URLs: it has no "/" and is no dot segment, which clients take away (RFC 3986, section
    /// 5.2.4). It is also logged and put into header fields: it has no control characters.
    var isID: Bool {
        guard !isEmpty, self != ".", self != "..", hasLength(upTo: 200) else { return false }
        var copy = self
        return copy.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte <= 0x1F || byte == 0x7F || byte == UInt8(ascii: "/") { return false }
                // U+0080 to U+009F
                if byte >= 0x80, byte <= 0x9F, index > 0, bytes[index - 1] == 0xC2 { return false }
                index += 1
            }
            return true
        }
    }

    /// In Unicode scalars, as JSON Schema counts.
    func hasLength(upTo limit: Int) -> Bool {
        utf8.count <= limit || unicodeScalars.count <= limit
    }

    /// One "@" with something on both sides, in visible ASCII.
    var isEmailAddress: Bool {
        let halves = utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        return halves.count == 2 && halves.allSatisfy { !$0.isEmpty } && utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    var isBearerToken: Bool {
        guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: "=") }) else { return false }
        return utf8[...last].allSatisfy { $0.isUnreserved || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") }
    }

    var isUnreserved: Bool {
        utf8.allSatisfy(\.isUnreserved)
    }
}

extension UInt8 {
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default:
            false
        }
    }
}
