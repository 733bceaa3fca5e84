/// How a body is meant to be shown (RFC 6266).
package enum ContentDisposition {
    /// The value that has a browser save the body under that name.
    ///
    /// Names beyond ASCII come twice: as they are (RFC 8187), and with `_` for what a quoted string cannot say to old clients.
    package static func attachment(named name: String) -> String {
        let plain = String(
            decoding: name.unicodeScalars.map { scalar in
                scalar.isASCII && isPlain(UInt8(scalar.value)) ? UInt8(scalar.value) : UInt8(ascii: "_")
            }, as: UTF8.self)
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(extended(name))"
    }

    /// Old clients take a percent sign for the beginning of an escape, and separators for folders.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= Byte.space && byte < Byte.delete && !"\"\\%/".utf8.contains(byte)
    }

    /// `value-chars` of RFC 8187, 3.2.1.
    private static func extended(_ name: String) -> String {
        var text: [UInt8] = []
        for byte in name.utf8 {
            if ASCIISet.attribute.contains(byte) {
                text.append(byte)
            } else {
                text.append(Byte.percent)
                for digit in [byte >> 4, byte & 15] { text.append(Array("0123456789ABCDEF".utf8)[Int(digit)]) }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
