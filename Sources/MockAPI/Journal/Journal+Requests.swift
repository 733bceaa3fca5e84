import JSONText

extension Journal {
    /// `{requests, total, forgotten}`: the records that a filter admits, the newest last, and how many there are without
    /// its limit.
    package func requests(_ filter: RequestFilter) -> JSONValue {
        let admitted = admitted(by: filter)
        let limit = max(filter.limit ?? admitted.count, 0)
        let listed = filter.since == nil ? admitted.suffix(limit) : admitted.prefix(limit)
        return [
            "requests": .array(listed.map { value(of: records[$0], number: firstNumber + $0) }),
            "total": .integer(Int64(admitted.count)), "forgotten": forgotten.value,
        ]
    }

    /// `{count, forgotten}`: how many records a filter admits; its limit is none.
    package func count(_ filter: RequestFilter) -> JSONValue {
        ["count": .integer(Int64(admitted(by: filter).count)), "forgotten": forgotten.value]
    }

    /// What the records stand for, the oldest first.
    package var entries: [JournalEntry] { records.map { entry(of: $0) } }

    /// Whether somebody called.
    func has(caller: String) -> Bool { records.contains { entry(of: $0).callerId == caller } }

    /// The places of the records that a filter admits.
    private func admitted(by filter: RequestFilter) -> [Int] {
        let seen = min(max(filter.since ?? 0, firstNumber - 1), lastNumber)
        return (seen - firstNumber + 1..<records.count).filter { filter.admits(entry(of: records[$0])) }
    }

    private func value(of record: JournalRecord, number: Int) -> JSONValue {
        let entry = entry(of: record)
        var object = JSONObject([
            ("number", .integer(Int64(number))), ("at", .string(record.at.description)),
            ("method", .string(entry.method)), ("target", .string(entry.target)),
        ])
        if let operation = entry.operationId { object.append("operation", .string(operation)) }
        if let caller = entry.callerId { object.append("caller", .string(caller)) }
        object.append("status", .integer(Int64(entry.status)))
        object.append("durationMs", .number(record.milliseconds))
        if let rule = entry.rule { object.append("rule", .string(rule)) }
        if !entry.preferences.isEmpty {
            object.append("preferences", .array(entry.preferences.map(JSONValue.string)))
        }
        object.append("violations", .integer(Int64(entry.violations.count)))
        return .object(object)
    }
}

extension Journal.Forgotten {
    /// `{requests, violations}`.
    var value: JSONValue { ["requests": .integer(Int64(requests)), "violations": .integer(Int64(violations))] }
}

extension JournalRecord {
    /// With three digits behind the point.
    fileprivate var milliseconds: Double { (Double(duration) * 1_000_000).rounded() / 1000 }
}
