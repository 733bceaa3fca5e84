/// The few bytes that HTTP/1.1's syntax turns on.
enum Byte {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let percent: UInt8 = 0x25
    static let comma: UInt8 = 0x2C
    static let hyphen: UInt8 = 0x2D
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let questionMark: UInt8 = 0x3F
    static let backslash: UInt8 = 0x5C
    static let delete: UInt8 = 0x7F
}

extension UInt8 {
    /// Optional white space of RFC 9110, 5.6.3: a space or a tab.
    @inline(__always) var isBlank: Bool { self == Byte.space || self == Byte.tab }

    @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }

    /// The ASCII letter in lower case; any other byte as it is.
    @inline(__always) var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// The value of a hexadecimal digit, or nil.
    @inline(__always) var hexValue: UInt8? {
        if isDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes in a range, as a buffer that starts at 0.
    @inline(__always)
    func view(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: baseAddress.map { $0 + range.lowerBound }, count: range.count)
    }

    /// Whether these bytes are the given text, which is in lower case; their own letters may be in either.
    func equals(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        let text = text.utf8Start
        for i in 0..<count where self[i].lowercased != text[i] { return false }
        return true
    }

    /// These bytes without the blanks at either end.
    var trimmed: UnsafeBufferPointer<UInt8> {
        var start = 0
        var end = count
        while start < end, self[start].isBlank { start += 1 }
        while end > start, self[end - 1].isBlank { end -= 1 }
        return view(start..<end)
    }

    var text: String { String(decoding: self, as: UTF8.self) }
}
