import JSONText

/// What a test declares that means to break the contract: violations that are not to be held against it.
package struct Expectation: Sendable, Hashable {
    package let kind: Violation.Kind
    /// Of one operation only.
    package let operation: String?
    /// How many there will be, from 1 on; as many as there are, though one at least, where it is not told.
    package let count: Int?
    package let reason: String?

    package init(_ kind: Violation.Kind, operation: String? = nil, count: Int? = nil, reason: String? = nil) {
        self.kind = kind
        self.operation = operation
        self.count = count
        self.reason = reason
    }

    /// `{kind, operation?, count?, reason?}`.
    package var value: JSONValue { .object(object) }

    var object: JSONObject {
        var object = JSONObject([("kind", .string(kind.rawValue))])
        if let operation { object.append("operation", .string(operation)) }
        if let count { object.append("count", .integer(Int64(count))) }
        if let reason { object.append("reason", .string(reason)) }
        return object
    }

    func covers(_ kind: Violation.Kind, of operation: String?) -> Bool {
        kind == self.kind && (self.operation == nil || self.operation == operation)
    }
}
