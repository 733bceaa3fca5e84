import Contract
import JSONText

extension Journal {
    /// `{operations: [{operation, statuses: [{status, declared, count}]}], covered, total, percent?}`: which of the
    /// statuses that operations declare were answered since the world began, and which others.
    ///
    /// What `covered`, `total` and `percent` count is what is declared as a number: not a class such as `4XX`.
    package func coverage(of operations: [Contract.Operation]) -> JSONValue {
        var answers: [String: [Int: Int]] = [:]
        for (key, count) in self.answers { answers[key.operationId, default: [:]][key.status] = count }
        let lines = operations.map { OperationCoverage($0, counts: answers[$0.id] ?? [:]) }
        let covered = lines.reduce(0) { $0 + $1.covered }
        let total = lines.reduce(0) { $0 + $1.total }
        var object = JSONObject([
            ("operations", .array(lines.map(\.value))), ("covered", .integer(Int64(covered))),
            ("total", .integer(Int64(total))),
        ])
        if total > 0 { object.append("percent", .number((1000 * Double(covered) / Double(total)).rounded() / 10)) }
        return .object(object)
    }
}

/// The statuses of one operation: those that it declares, and others that were answered.
private struct OperationCoverage {
    let operation: Contract.Operation
    /// By status.
    let counts: [Int: Int]

    init(_ operation: Contract.Operation, counts: [Int: Int]) {
        self.operation = operation
        self.counts = counts
    }

    var total: Int { operation.responses.count }
    var covered: Int { operation.responses.keys.count { counts[$0] != nil } }

    var value: JSONValue {
        let statuses = Set(operation.responses.keys).union(counts.keys).sorted()
        return ["operation": .string(operation.id), "statuses": .array(statuses.map(value))]
    }

    private func value(of status: Int) -> JSONValue {
        [
            "status": .integer(Int64(status)), "declared": .bool(operation.response(for: status) != nil),
            "count": .integer(Int64(counts[status] ?? 0)),
        ]
    }
}
