import JSONText

extension AdminOperations {
    /// `POST /__admin/expect`.
    static func expectViolation(_ call: AdminCall) throws(Problem) -> Reply {
        let sent = try call.sent()
        let operation = sent["operation"]?.stringValue
        // The document lists the kinds that there are.
        let kind = Violation.Kind(rawValue: sent["kind"]?.stringValue ?? "")!
        let fault = operation.flatMap { call.faultOfOperation($0) ?? kind.reasonAgainstOperation }
        if let fault { throw .invalidBody([BodyFault(pointer: JSONPointer(["operation"]), detail: fault)]) }
        let expectation = Expectation(
            kind, operation: operation, count: sent.integer("count"), reason: sent["reason"]?.stringValue)
        call.world.change { state, _ in state.expectations.add(expectation) }
        return .created(expectation.value, at: call.url("violations"))
    }
}

extension Violation.Kind {
    fileprivate var reasonAgainstOperation: String? {
        hasOperation ? nil : "a violation of the kind \(rawValue) is of no operation; leave this out"
    }
}
