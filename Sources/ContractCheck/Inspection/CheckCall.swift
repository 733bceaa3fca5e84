import JSONText

/// What an operation can be asked with.
struct CheckCall: Sendable {
    /// Nobody where the operation needs no token.
    var caller: CheckCaller?
    /// The path's parameters by name.
    var arguments: [String: String] = [:]
    var body: JSONValue?
}

extension Inspection {
    /// Asks an operation with a call's arguments.
    nonisolated func ask(
        _ operation: Operation, _ call: CheckCall, query: CheckQuery = [:],
        adding fields: [CheckRequest.Field] = [], method: String? = nil, anew: Bool = false
    ) async throws(TransportFault) -> Exchange {
        try await ask(
            operation, call.arguments, as: call.caller, query: query, adding: fields, method: method, body: call.body,
            anew: anew)
    }
}
