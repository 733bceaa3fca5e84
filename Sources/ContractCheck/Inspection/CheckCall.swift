import Contract
import JSONText

/// What an operation can be asked with.
struct CheckCall: Sendable {
    /// Nobody where the operation needs no token.
    var caller: CheckCaller?
    /// The path's parameters by name.
    var arguments: [String: String] = [:]
    /// What its URL carries besides, such as the token of a piece of audio.
    var query: CheckQuery = [:]
    var body: JSONValue?
}

extension Inspection {
    /// Asks an operation with a call's arguments. Where what comes can be very long only its head is asked for, unless a
    /// method is given: a check needs none of it whole.
    nonisolated func ask(
        _ operation: Operation, _ call: CheckCall, query: CheckQuery = [:],
        adding fields: [CheckRequest.Field] = [], method: String? = nil, anew: Bool = false
    ) async throws(TransportFault) -> Exchange {
        try await ask(
            operation, call.arguments, as: call.caller, query: call.query + query, adding: fields,
            method: method ?? operation.methodOfCalls, body: call.body, anew: anew)
    }
}

extension Operation {
    /// Whether its answers can be so long that nobody should ask for one whole: media.
    var isLong: Bool {
        let essence = success?.content?.essence ?? ""
        return ["audio/", "video/"].contains(where: essence.hasPrefix)
    }

    fileprivate var methodOfCalls: String { isLong ? "HEAD" : method }
}
