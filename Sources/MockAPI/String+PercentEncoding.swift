/// Percent-encoding (RFC 3986 section 2.1).
extension String {
    /// With everything but unreserved characters escaped: good for a segment and for a query value.
    package var percentEncoded: String {
        // Most ids need no escape.
        utf8.allSatisfy(\.isUnreserved) ? self : escaping { byte, _ in !byte.isUnreserved }
    }

    /// A path as it was sent, made one that a URI may hold: what browsers leave raw is escaped, and a "%" that begins no
    /// escape.
    var percentEncodedPath: String {
        escaping { byte, rest in
            switch byte {
            case UInt8(ascii: "%"): !(rest.count >= 2 && rest.prefix(2).allSatisfy(\.isHexDigit))
            default: !byte.isUnreserved && !"/!$&'()*+,;=:@".utf8.contains(byte)
            }
        }
    }

    /// - Parameter isEscaped: judges a byte by itself and by what follows it.
    private func escaping(_ isEscaped: (UInt8, ArraySlice<UInt8>) -> Bool) -> String {
        let bytes = Array(utf8)
        var result: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if isEscaped(byte, bytes[(index + 1)...]) {
                result += [UInt8(ascii: "%"), String.hexDigits[Int(byte >> 4)], String.hexDigits[Int(byte & 15)]]
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let hexDigits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit && self < 0x80 }

    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
