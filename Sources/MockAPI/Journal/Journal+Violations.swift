import JSONText

extension Journal {
    /// `{violations, expected, unmet, forgotten}`: the violations that nobody declared, those that somebody did, and the
    /// expectations that fewer met than they say.
    package func violations(_ expectations: Expectations) -> JSONValue {
        var tally = ExpectationTally(expectations)
        var unexpected: [JSONValue] = []
        var expected: [JSONValue] = []
        for (offset, record) in records.enumerated() {
            let entry = entry(of: record)
            for violation in entry.violations {
                var object = object(of: violation, in: record, number: firstNumber + offset)
                if let expectation = tally.meet(violation.kind, of: entry.operationId) {
                    if let reason = expectation.reason { object.append("reason", .string(reason)) }
                    expected.append(.object(object))
                } else {
                    unexpected.append(.object(object))
                }
            }
        }
        return [
            "violations": .array(unexpected), "expected": .array(expected), "unmet": .array(tally.unmet),
            "forgotten": forgotten.value,
        ]
    }

    private func object(of violation: Violation, in record: JournalRecord, number: Int) -> JSONObject {
        let entry = entry(of: record)
        var object = JSONObject([("number", .integer(Int64(number))), ("at", .string(record.at.description))])
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
