/// One step of a DEFLATE stream: a byte as it is, or a copy of bytes that came before (RFC 1951, section 3.2.5).
struct DeflateToken {
    private let packed: UInt32

    static func literal(_ byte: UInt8) -> DeflateToken {
        DeflateToken(packed: UInt32(byte))
    }

    /// `length` is 3…258, `distance` 1…32,768.
    static func copy(length: Int, distance: Int) -> DeflateToken {
        DeflateToken(packed: UInt32(distance) &<< 9 | UInt32(length))
    }

    var isLiteral: Bool { packed < 512 }

    /// The symbol of the literal or of the length, with the bits that tell the exact length.
    var lengthSymbol: (symbol: Int, extra: UInt32, extraCount: Int) {
        let value = packed & 511
        if isLiteral { return (Int(value), 0, 0) }
        if value == 258 { return (285, 0, 0) }
        let (step, extra, count) = Self.logarithmicStep(value &- 3, stepsPerOctave: 4)
        return (257 &+ step, extra, count)
    }

    /// The symbol of a copy's distance, with the bits that tell the exact distance.
    var distanceSymbol: (symbol: Int, extra: UInt32, extraCount: Int) {
        let (step, extra, count) = Self.logarithmicStep((packed &>> 9) &- 1, stepsPerOctave: 2)
        return (step, extra, count)
    }

    /// Both of the format's tables follow one law: the first octaves count one by one, and each later octave is
    /// divided into as many equal steps, whose offset is sent in plain bits.
    private static func logarithmicStep(
        _ value: UInt32, stepsPerOctave: UInt32
    ) -> (step: Int, extra: UInt32, extraCount: Int) {
        guard value >= 2 &* stepsPerOctave else { return (Int(value), 0, 0) }
        let octave = 31 &- UInt32(value.leadingZeroBitCount)
        let extraCount = octave &- UInt32(stepsPerOctave.trailingZeroBitCount)
        let step = stepsPerOctave &* extraCount &+ (value &>> extraCount)
        return (Int(step), value & ((1 &<< extraCount) &- 1), Int(extraCount))
    }
}
