import HTTPWire

extension RequestTarget {
    /// The path with what no URI holds escaped: a "%" that begins no escape, and what browsers leave as it is.
    var pathAsURI: String {
        let bytes = Array(path.utf8)
        var text = ""
        for (index, byte) in bytes.enumerated() {
            let digits = bytes[min(index + 1, bytes.count)..<min(index + 3, bytes.count)]
            let isEscape = digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            let isForeign = byte == UInt8(ascii: "%") ? !isEscape : "|^[]".utf8.contains(byte)
            text += isForeign ? "%" + String(byte, radix: 16, uppercase: true) : String(Unicode.Scalar(byte))
        }
        return text
    }
}
