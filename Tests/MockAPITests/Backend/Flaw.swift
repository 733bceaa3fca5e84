import Testing

/// One thing that can be wrong with a request, and the answer that it gets where nothing graver is wrong.
struct Flaw: Sendable, CustomTestStringConvertible {
    let name: String
    let status: Int
    /// What the detail says of it.
    let words: String
    let make: @Sendable (inout Draft) -> Void

    init(_ name: String, _ status: Int, _ words: String, _ make: @escaping @Sendable (inout Draft) -> Void) {
        self.name = name
        self.status = status
        self.words = words
        self.make = make
    }

    var testDescription: String { name }
}

/// Two flaws of one request; `first` is judged first.
struct FlawPair: Sendable, CustomTestStringConvertible {
    let first: Flaw
    let second: Flaw

    var testDescription: String { "\(first.name) and \(second.name)" }

    /// All pairs of flaws that can be had together.
    static func all(of flaws: [Flaw], but impossible: Set<String>? = nil) -> [FlawPair] {
        flaws.indices
            .flatMap { index in flaws[(index + 1)...].map { FlawPair(first: flaws[index], second: $0) } }
            .filter { [$0.first.name, $0.second.name] != impossible }
    }
}
