extension ByteCursor {
    /// The number of bytes of the well-formed UTF-8 sequence at hand (Unicode, table 3-7); 0 if it is ill-formed: cut short,
    /// overlong, a surrogate, or beyond U+10FFFF.
    var scalarLength: Int {
        let lead = base[offset]
        var second: ClosedRange<UInt8> = 0x80...0xBF
        let length: Int
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return 0
        }
        switch lead {
        case 0xE0: second = 0xA0...0xBF
        case 0xED: second = 0x80...0x9F
        case 0xF0: second = 0x90...0xBF
        case 0xF4: second = 0x80...0x8F
        default: break
        }
        guard end - offset >= length, second.contains(base[offset + 1]) else { return 0 }
        for index in 2..<max(2, length) where base[offset + index] & 0b1100_0000 != 0b1000_0000 { return 0 }
        return length
    }
}
