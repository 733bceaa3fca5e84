import Contract
import JSONText

extension Inspection {
    /// Sends a change, whether it was sent before or not; nothing where the document has no such operation.
    nonisolated func write(
        _ id: String, _ arguments: [String: String], _ body: JSONValue? = nil, as caller: CheckCaller,
        adding fields: [CheckRequest.Field] = []
    ) async throws(TransportFault) -> Exchange? {
        guard let operation = document.operation(id) else { return nil }
        return try await ask(operation, arguments, as: caller, adding: fields, body: body, anew: true)
    }

    /// What an operation shows now; nothing where it shows nothing.
    nonisolated func look(
        _ id: String, _ arguments: [String: String] = [:], as caller: CheckCaller, query: CheckQuery = [:]
    ) async throws(TransportFault) -> Exchange? {
        guard let operation = document.operation(id) else { return nil }
        let exchange = try await ask(operation, arguments, as: caller, query: query, anew: true)
        return exchange.isSuccess && exchange.json != nil ? exchange : nil
    }
}

extension Rounds {
    /// Sends a change that should go well; nothing where it does not.
    mutating func write(
        _ id: String, _ arguments: [String: String], _ body: JSONValue? = nil, as caller: CheckCaller,
        in inspection: Inspection
    ) async throws(TransportFault) -> Exchange? {
        guard let exchange = try await inspection.write(id, arguments, body, as: caller) else { return nil }
        note(exchange, of: id)
        return exchange.isSuccess ? exchange : nil
    }

    /// Sends a change that should be refused.
    /// - Returns: the answer, if it was not.
    @discardableResult
    mutating func expectRefusal(
        _ status: Int, _ code: String, _ why: String, of id: String, _ arguments: [String: String],
        _ body: JSONValue? = nil, as caller: CheckCaller, adding fields: [CheckRequest.Field] = [],
        in inspection: Inspection
    ) async throws(TransportFault) -> Exchange? {
        guard let exchange = try await inspection.write(id, arguments, body, as: caller, adding: fields) else {
            return nil
        }
        note(Refusal(exchange: exchange, status: status, code: code, why: why), of: id)
        return (200...299).contains(exchange.status) ? exchange : nil
    }
}

extension Exchange {
    /// The element of a list that has an id.
    func element(_ id: String?) -> JSONValue? { elements.first { $0["id"]?.stringValue == id } }
}
