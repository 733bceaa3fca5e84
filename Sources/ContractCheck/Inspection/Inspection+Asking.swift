import Contract
import JSONText
import MockAPI

extension Inspection {
    /// Asks an operation.
    /// - Parameters:
    ///   - arguments: the path's parameters by name.
    ///   - caller: whose token is sent; nobody's if nil.
    ///   - query: in the order given, and not only what the document declares.
    ///   - method: another than the operation's own.
    package nonisolated func ask(
        _ operation: Operation, _ arguments: [String: String] = [:], as caller: CheckCaller?,
        query: CheckQuery = [:], adding fields: [CheckRequest.Field] = [], method: String? = nil,
        body: JSONValue? = nil, anew: Bool = false
    ) async throws(TransportFault) -> Exchange {
        let request = CheckRequest(
            method ?? operation.method, operation.target(arguments, query: query),
            fields: CheckRequest.usualFields(of: caller, body: body) + fields,
            body: body.map { JSONWriter.bytes(of: $0) } ?? [])
        return try await send(request, of: operation, as: caller, anew: anew)
    }

    /// The answer of an operation that went well and is JSON. Nil where the document has no such operation, or the answer is
    /// another or does not come: laws that read on from it have nothing to say then.
    package nonisolated func success(
        of operationID: String, _ arguments: [String: String] = [:], as caller: CheckCaller?,
        query: CheckQuery = [:]
    ) async throws(TransportFault) -> Exchange? {
        guard let operation = document.operation(operationID) else { return nil }
        let exchange = try await answerIfAny { () async throws(TransportFault) in
            try await ask(operation, arguments, as: caller, query: query)
        }
        return exchange.flatMap { $0.isSuccess && $0.json != nil ? $0 : nil }
    }

    /// Who can ask an operation: nobody in particular where it needs no token.
    package nonisolated func callers(of operation: Operation) -> [CheckCaller?] {
        operation.requiresToken ? callers : [nil]
    }
}

extension CheckRequest {
    /// What any request says of its caller and of what it sends and wants.
    fileprivate static func usualFields(of caller: CheckCaller?, body: JSONValue?) -> [Field] {
        var fields: [Field] = []
        if let caller { fields.append(.bearer(caller.token)) }
        if body != nil { fields.append(Field("Content-Type", "application/json")) }
        return fields
    }
}

extension Operation {
    /// Path and query of a request to it. A parameter that is not given stands there by its name.
    func target(_ arguments: [String: String], query: CheckQuery = [:]) -> String {
        let path = path.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text.percentEncoded
            case .parameter(let name): "/" + (arguments[name] ?? "{\(name)}").percentEncoded
            }
        }.joined()
        return path + query.text
    }
}
