import Contract
import JSONText

/// Which of the statuses that operations declare were answered, and which others.
///
/// What is covered is counted of what is declared as a number: not of a class such as `4XX`.
package struct Coverage: Sendable {
    /// All operations, in the document's order.
    package let operations: [OfOperation]

    init(_ answers: [StatusOfOperation: Int], of operations: [Contract.Operation]) {
        var counts: [String: [Int: Int]] = [:]
        for (key, count) in answers { counts[key.operationId, default: [:]][key.status] = count }
        self.operations = operations.map { OfOperation($0, counts: counts[$0.id] ?? [:]) }
    }

    package var covered: Int { operations.reduce(0) { $0 + $1.covered } }
    package var total: Int { operations.reduce(0) { $0 + $1.total } }

    /// With a digit behind the point; nothing where nothing is declared.
    package var percent: Double? {
        total > 0 ? (1000 * Double(covered) / Double(total)).rounded() / 10 : nil
    }

    /// `{operations: [{operation, statuses: [{status, declared, count}]}], covered, total, percent?}`.
    var value: JSONValue {
        var object = JSONObject([
            ("operations", .array(operations.map(\.value))), ("covered", .integer(Int64(covered))),
            ("total", .integer(Int64(total))),
        ])
        if let percent { object.append("percent", .number(percent)) }
        return .object(object)
    }

    /// The statuses of one operation: those that it declares, and others that were answered.
    package struct OfOperation: Sendable {
        package let id: String
        /// The lowest first.
        package let statuses: [OfStatus]
        /// How many statuses are declared, and how many of them were answered.
        package let total: Int
        package let covered: Int

        fileprivate init(_ operation: Contract.Operation, counts: [Int: Int]) {
            id = operation.id
            total = operation.responses.count
            covered = operation.responses.keys.count { counts[$0] != nil }
            statuses = Set(operation.responses.keys).union(counts.keys).sorted().map { status in
                OfStatus(
                    status: status, isDeclared: operation.response(for: status) != nil, count: counts[status] ?? 0)
            }
        }

        fileprivate var value: JSONValue {
            ["operation": .string(id), "statuses": .array(statuses.map(\.value))]
        }
    }

    package struct OfStatus: Sendable {
        package let status: Int
        /// By its number or by its class.
        package let isDeclared: Bool
        package let count: Int

        fileprivate var value: JSONValue {
            ["status": .integer(Int64(status)), "declared": .bool(isDeclared), "count": .integer(Int64(count))]
        }
    }
}

extension Journal {
    /// What was answered since the world began, see ``Coverage/value``.
    package func coverage(of operations: [Contract.Operation]) -> JSONValue {
        Coverage(answers, of: operations).value
    }
}
