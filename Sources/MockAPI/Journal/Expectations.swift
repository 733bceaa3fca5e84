/// The expectations that a world's tests declared.
package struct Expectations: Sendable {
    package private(set) var all: [Expectation] = []

    package init() {}

    package mutating func add(_ expectation: Expectation) { all.append(expectation) }

    package mutating func removeAll() { all = [] }
}

/// Expectations, and how often each was met so far.
struct ExpectationTally {
    private var lines: [(expectation: Expectation, met: Int)]

    /// Those that say most stand first: what one operation's expectation covers is not to use up another's that would
    /// cover more, and a number is to be reached before what has none takes the rest.
    init(_ expectations: Expectations) {
        lines = expectations.all.map { ($0, 0) }
        lines = [0, 1, 2, 3].flatMap { rank in lines.filter { $0.expectation.rank == rank } }
    }

    /// The expectation that a violation meets; none where it is unexpected.
    mutating func meet(_ kind: Violation.Kind, of operation: String?) -> Expectation? {
        let place = lines.firstIndex { line in
            line.expectation.covers(kind, of: operation) && line.met < line.expectation.count ?? .max
        }
        guard let place else { return nil }
        lines[place].met += 1
        return lines[place].expectation
    }

    /// The expectations that fewer violations met than they say.
    var unmet: [UnmetExpectation] {
        lines.filter { $0.met < $0.expectation.count ?? 1 }.map {
            UnmetExpectation(expectation: $0.expectation, met: $0.met)
        }
    }
}

extension Expectation {
    fileprivate var rank: Int { (operation == nil ? 2 : 0) + (count == nil ? 1 : 0) }
}
