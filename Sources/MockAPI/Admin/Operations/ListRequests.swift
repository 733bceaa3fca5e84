import JSONText

extension AdminOperations {
    /// `GET /__admin/requests`.
    static func listRequests(_ call: AdminCall) throws(Problem) -> Reply {
        let filter = RequestFilter { call.arguments[$0] }
        let faults = call.faults(in: filter)
        guard faults.isEmpty else { throw .invalidParameters(faults.map { ParameterFault(name: $0, detail: $1) }) }
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
    /// What is wrong with a filter by an operation or a caller that there is not, by the filter's member. A count of such
    /// calls would be 0, and prove nothing.
    func faults(in filter: RequestFilter) -> [(member: String, detail: String)] {
        let operation = filter.operation.flatMap(faultOfOperation).map { ("operation", $0) }
        // Somebody who was deleted may have called before.
        let stranger = filter.caller.flatMap { caller in world.read { $0.journal.has(caller: caller) } ? nil : caller }
        let caller = stranger.flatMap(faultOfCaller).map { ("caller", $0) }
        return [operation, caller].compactMap(\.self)
    }

    /// What is wrong with an operation id that the contract does not have.
    func faultOfOperation(_ id: String) -> String? {
        backend.contract.operations.complaint(aboutID: id)
    }
}
