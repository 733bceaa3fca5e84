/// Choices that depend on a seed alone, the same in every process: FNV-1a of its UTF-8, then SplitMix64.
package struct Dice: Sendable {
    private var state: UInt64

    package init(seed: String) {
        state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    package mutating func number(_ range: ClosedRange<Double>) -> Double {
        let unit = Double(next() >> 11) / 9_007_199_254_740_992
        return range.lowerBound + unit * (range.upperBound - range.lowerBound)
    }

    package mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    package mutating func chance(_ probability: Double) -> Bool {
        number(0...1) < probability
    }

    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[integer(0...choices.count - 1)]
    }
}
