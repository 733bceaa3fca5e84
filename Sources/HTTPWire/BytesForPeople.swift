/// How bytes that may not be printable are named in a refusal.
enum BytesForPeople {
    /// One byte: `"x"`, `a space`, `CR (0x0D)`, `the byte 0xFF`.
    static func name(_ byte: UInt8) -> String {
        switch byte {
        case 0x00: "NUL (0x00)"
        case Byte.tab: "a tab (0x09)"
        case Byte.lineFeed: "a line feed (0x0A)"
        case Byte.carriageReturn: "a carriage return (0x0D)"
        case Byte.space: "a space"
        case Byte.quote: "the double quote"
        case 0x21...0x7E: "\"\(Character(UnicodeScalar(byte)))\""
        default: "the byte 0x\(hex(byte))"
        }
    }

    /// A piece of text in quotation marks, cut to 60 bytes; what cannot be printed as `\xHH`.
    static func quote(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        var text = "\""
        for byte in bytes.prefix(60) {
            if (0x20...0x7E).contains(byte), byte != Byte.quote, byte != Byte.backslash {
                text.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                text += "\\x" + hex(byte)
            }
        }
        return text + (bytes.count > 60 ? "…\"" : "\"")
    }

    private static func hex(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
