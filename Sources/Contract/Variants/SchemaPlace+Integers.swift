import JSONText

/// Which integers a place allows.
extension SchemaPlace {
    var isInteger: Bool { types.map { $0.contains(.integer) && !$0.contains(.number) } ?? false }

    /// The greatest one, of 53 bits at most: every reader of JSON keeps those exactly.
    var greatestInteger: Int64 {
        var greatest: Int64 = (1 << 53) - 1
        for assertion in assertions {
            switch assertion {
            case .range(let range):
                if let maximum = range.maximum?.roundedDown { greatest = min(greatest, maximum) }
                if let bound = range.exclusiveMaximum?.roundedUp { greatest = min(greatest, bound &- 1) }
            case .format(.int32): greatest = min(greatest, Int64(Int32.max))
            default: continue
            }
        }
        for divisor in divisors { greatest -= (greatest % divisor + divisor) % divisor }
        return greatest
    }

    /// The least one from 0 on.
    var leastInteger: Int64 {
        var least: Int64 = 0
        for case .range(let range) in assertions {
            if let minimum = range.minimum?.roundedUp { least = max(least, minimum) }
            if let bound = range.exclusiveMinimum?.roundedDown { least = max(least, bound &+ 1) }
        }
        for divisor in divisors where least % divisor != 0 { least += divisor - least % divisor }
        // Where all are negative.
        return min(least, greatestInteger)
    }

    private var divisors: [Int64] {
        assertions.compactMap { if case .multiple(let divisor) = $0 { divisor.int64 } else { nil } }
    }
}
