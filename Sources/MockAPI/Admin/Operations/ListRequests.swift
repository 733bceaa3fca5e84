import JSONText

extension AdminOperations {
    /// `GET /__admin/requests`.
    static func listRequests(_ call: AdminCall) throws(Problem) -> Reply {
        let filter = RequestFilter { call.arguments[$0] }
        if let detail = filter.operation.flatMap(call.faultOfOperation) {
            throw .invalidParameters([ParameterFault(name: "operation", detail: detail)])
        }
        return .json(call.world.read { $0.journal.requests(filter) })
    }
}

extension RequestFilter {
    /// - Parameter member: gives what was sent under a name.
    init(_ member: (String) -> JSONValue?) {
        self.init(
            operation: member("operation")?.stringValue, status: member("status")?.wholeNumber,
            caller: member("caller")?.stringValue, since: member("since")?.wholeNumber,
            limit: member("limit")?.wholeNumber)
    }
}

extension AdminCall {
    /// What is wrong with an operation id that the contract does not have. A count of its calls would be 0, and prove
    /// nothing.
    func faultOfOperation(_ id: String) -> String? {
        backend.contract.operations.complaint(aboutID: id)
    }
}
