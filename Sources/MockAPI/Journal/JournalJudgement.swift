import JSONText

/// What a journal says of the client: its breaches of the contract, by whether somebody declared them.
package struct JournalJudgement: Sendable {
    /// Those that nobody declared.
    package private(set) var unexpected: [Breach] = []
    private var expected: [(breach: Breach, expectation: Expectation)] = []
    /// Expectations that fewer breaches met than they say.
    package let unmet: [UnmetExpectation]
    /// What can no longer be judged.
    package let forgotten: Journal.Forgotten
    /// One of that.
    package let firstForgotten: Breach?

    init(_ journal: Journal, _ expectations: Expectations) {
        var tally = ExpectationTally(expectations)
        for breach in journal.breaches {
            if let expectation = tally.meet(breach.violation.kind, of: breach.entry.operationId) {
                expected.append((breach, expectation))
            } else {
                unexpected.append(breach)
            }
        }
        unmet = tally.unmet
        forgotten = journal.forgotten
        firstForgotten = journal.firstForgotten
    }

    /// Whether the client kept to the contract, as far as can be told, in all that was not declared.
    var isClean: Bool { unexpected.isEmpty && unmet.isEmpty && forgotten.violations == 0 }

    /// `{violations, expected, unmet, forgotten}`.
    var value: JSONValue {
        [
            "violations": .array(unexpected.map { .object($0.object) }),
            "expected": .array(
                expected.map { breach, expectation in
                    var object = breach.object
                    if let reason = expectation.reason { object.append("reason", .string(reason)) }
                    return .object(object)
                }),
            "unmet": .array(unmet.map(\.value)), "forgotten": forgotten.value,
        ]
    }
}

/// A violation, and the request that it was found in.
package struct Breach: Sendable {
    /// The request's, in its journal.
    let number: Int
    let at: Instant
    package let entry: JournalEntry
    package let violation: Violation

    /// `{number, at, operation?, method, target, kind, detail, parameter?, pointer?}`.
    fileprivate var object: JSONObject {
        var object = JSONObject([("number", .integer(Int64(number))), ("at", .string(at.description))])
        if let operation = entry.operationId { object.append("operation", .string(operation)) }
        object.append("method", .string(entry.method))
        object.append("target", .string(entry.target))
        object.append("kind", .string(violation.kind.rawValue))
        object.append("detail", .string(violation.detail))
        if let parameter = violation.parameter { object.append("parameter", .string(parameter)) }
        if let pointer = violation.pointer { object.append("pointer", .string(pointer)) }
        return object
    }
}

/// An expectation, and how many violations met it, which is fewer than it says.
package struct UnmetExpectation: Sendable {
    package let expectation: Expectation
    package let met: Int

    /// `{kind, operation?, count?, reason?, met}`.
    fileprivate var value: JSONValue {
        var object = expectation.object
        object.append("met", .integer(Int64(met)))
        return .object(object)
    }
}
