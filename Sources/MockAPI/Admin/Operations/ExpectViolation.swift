import JSONText

extension AdminOperations {
    /// `POST /__admin/expect`.
    static func expectViolation(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.sent()
        let operation = sent["operation"]?.stringValue
        if let detail = operation.flatMap(call.faultOfOperation) {
            throw .invalidBody([BodyFault(pointer: JSONPointer(["operation"]), detail: detail)])
        }
        // The document lists the kinds that there are.
        let kind = Violation.Kind(rawValue: sent["kind"]?.stringValue ?? "")!
        if operation != nil, !kind.hasOperation {
            let detail = "a violation of the kind \(kind.rawValue) is of no operation; leave this out"
            throw .invalidBody([BodyFault(pointer: JSONPointer(["operation"]), detail: detail)])
        }
        let expectation = Expectation(
            kind, operation: operation, count: sent.integer("count"), reason: sent["reason"]?.stringValue)
        call.world.change { state, _ in state.expectations.add(expectation) }
        return .created(expectation.value, at: call.url("violations"))
    }
}
