/// An opaque sRGB colour, eight bits a channel.
struct Colour {
    /// `0x00RRGGBB`.
    let packed: UInt32

    init(_ packed: UInt32) {
        self.packed = packed
    }

    /// The colour at `share` of the way to `other`: 0 is this one, 1 the other.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        let weight = UInt32((share < 0 ? 0 : share > 1 ? 1 : share) * 256 + 0.5)
        return Colour(Colour.mix(packed, other.packed, weight: weight))
    }

    /// `weight` is 0 (all `under`) to 256 (all `over`). Red and blue are mixed in one word, 16 bits apart.
    static func mix(_ under: UInt32, _ over: UInt32, weight: UInt32) -> UInt32 {
        let rest = 256 &- weight
        let redBlue = (under & 0xFF00FF) &* rest &+ (over & 0xFF00FF) &* weight &+ 0x800080
        let green = (under & 0xFF00) &* rest &+ (over & 0xFF00) &* weight &+ 0x8000
        return (redBlue &>> 8) & 0xFF00FF | (green &>> 8) & 0xFF00
    }

    /// As inks overprint: each channel is filtered by the other's.
    static func multiply(_ under: UInt32, _ over: UInt32) -> UInt32 {
        let red = (under &>> 16) &* (over &>> 16) / 255
        let green = (under &>> 8 & 255) &* (over &>> 8 & 255) / 255
        let blue = (under & 255) &* (over & 255) / 255
        return red &<< 16 | green &<< 8 | blue
    }

    /// As lights add up: the opposite of `multiply`.
    static func screen(_ under: UInt32, _ over: UInt32) -> UInt32 {
        0xFFFFFF ^ multiply(0xFFFFFF ^ under, 0xFFFFFF ^ over)
    }
}

extension Colour: ExpressibleByIntegerLiteral {
    init(integerLiteral packed: UInt32) {
        self.init(packed)
    }
}
