/// The bytes that JSON's grammar names (RFC 8259, section 2).
extension UInt8 {
    static var quote: UInt8 { 0x22 }
    static var backslash: UInt8 { 0x5C }
    static var slash: UInt8 { 0x2F }
    static var comma: UInt8 { 0x2C }
    static var colon: UInt8 { 0x3A }
    static var leftBracket: UInt8 { 0x5B }
    static var rightBracket: UInt8 { 0x5D }
    static var leftBrace: UInt8 { 0x7B }
    static var rightBrace: UInt8 { 0x7D }
    static var space: UInt8 { 0x20 }
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var minus: UInt8 { 0x2D }
    static var plus: UInt8 { 0x2B }
    static var period: UInt8 { 0x2E }
    static var zero: UInt8 { 0x30 }
    static var one: UInt8 { 0x31 }
    static var nine: UInt8 { 0x39 }
    static var tilde: UInt8 { 0x7E }

    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
