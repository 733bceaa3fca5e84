import JSONText

/// A number of JSON, compared by what it is worth: `1` and `1.0` are the same.
struct JSONNumber: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The exact value where it is a whole number of 64 bits.
    private let integer: Int64?
    private let double: Double

    static let zero = JSONNumber(Int64(0))

    init(_ integer: Int64) {
        self.integer = integer
        double = Double(integer)
    }

    init(_ double: Double) {
        integer = Int64(exactly: double)
        self.double = double
    }

    init?(_ value: JSONValue) {
        switch value {
        case .integer(let integer): self.init(integer)
        case .number(let double): self.init(double)
        default: return nil
        }
    }

    /// The whole number that this is, if it fits.
    var int64: Int64? { integer }

    /// The greatest whole number up to this one, if it fits.
    var roundedDown: Int64? { integer ?? Int64(exactly: double.rounded(.down)) }

    /// The least whole number from this one on, if it fits.
    var roundedUp: Int64? { integer ?? Int64(exactly: double.rounded(.up)) }

    static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        if let left = left.integer, let right = right.integer { return left == right }
        return left.double == right.double
    }

    static func < (left: JSONNumber, right: JSONNumber) -> Bool {
        if let left = left.integer, let right = right.integer { return left < right }
        return left.double < right.double
    }

    func hash(into hasher: inout Hasher) { hasher.combine(double) }

    func isMultiple(of divisor: JSONNumber) -> Bool {
        if let integer, let divisor = divisor.integer { return integer.isMultiple(of: divisor) }
        // 0.07 is a multiple of 0.01 to people, though not to binary fractions.
        let quotient = double / divisor.double
        return (quotient - quotient.rounded()).magnitude <= quotient.magnitude * 1e-12
    }

    var description: String { integer.map(String.init) ?? String(double) }
}
