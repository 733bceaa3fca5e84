import Contract

/// A request that should be refused, and what came of it.
struct Refusal: Sendable {
    let exchange: Exchange
    let status: Int
    /// The problem's `code`.
    let code: String
    /// Why it should be.
    let why: String
    /// Parameters that the problem should name.
    var parameters: [String] = []

    var isRight: Bool { exchange.status == status }
}

extension Operation {
    /// Whether it says of ids that nothing has that there is nothing. A URL that carries a token cannot be made up.
    var tellsWhatIsUnknown: Bool {
        responses[404] != nil && !pathParameters.isEmpty && !(isLinkedTo && responses[401] != nil)
    }
}

extension Inspection {
    /// Everything that an operation should refuse, of each kind some.
    nonisolated func refusals(of operation: Operation) async throws(TransportFault) -> [Refusal] {
        var refusals = try await unauthenticated(operation)
        refusals += try await invalidParameters(operation)
        refusals += try await unacceptable(operation)
        refusals += try await unknown(operation)
        refusals += try await forbidden(operation)
        refusals += try await invalidBodies(operation)
        return refusals
    }

    /// Without a token, and with tokens that do not work.
    nonisolated func unauthenticated(_ operation: Operation) async throws(TransportFault) -> [Refusal] {
        guard operation.responses[401] != nil else { return [] }
        if operation.id == "signIn" { return [try await badCredentials(operation)] }
        if operation.isLinkedTo { return try await badURLs(operation) }
        var call = try await anyCall(of: operation)
        call.caller = nil
        var tokens: [(String?, String, String)] = [
            (nil, "unauthenticated", "without a token"),
            (Self.strangersToken, "unauthenticated", "with nobody's token"),
        ]
        if let expiredToken { tokens.append((expiredToken, "token-expired", "with a token that has expired")) }
        var refusals: [Refusal] = []
        for (token, code, why) in tokens {
            let fields = token.map { [CheckRequest.Field.bearer($0)] } ?? []
            let exchange = try await refused(operation, call, adding: fields)
            refusals.append(Refusal(exchange: exchange, status: 401, code: code, why: why))
        }
        return refusals
    }

    /// URLs without the token that they carry, and with another.
    private nonisolated func badURLs(_ operation: Operation) async throws(TransportFault) -> [Refusal] {
        guard var call = try await calls(of: operation).first else { return [] }
        let queries: [(CheckQuery, String)] = [
            ([:], "without the URL's token"),
            (CheckQuery(call.query.items.map { ($0.name, Self.strangersToken) }), "with nobody's token in the URL"),
        ]
        var refusals: [Refusal] = []
        for (query, why) in queries {
            call.query = query
            let exchange = try await refused(operation, call)
            refusals.append(Refusal(exchange: exchange, status: 401, code: "unauthenticated", why: why))
        }
        return refusals
    }

    /// Asks for what should be refused: by the operation's own method, since only that shows the problem.
    private nonisolated func refused(
        _ operation: Operation, _ call: CheckCall, query: CheckQuery = [:], adding fields: [CheckRequest.Field] = []
    ) async throws(TransportFault) -> Exchange {
        try await ask(operation, call, query: query, adding: fields, method: operation.method)
    }

    private nonisolated func badCredentials(_ operation: Operation) async throws(TransportFault) -> Refusal {
        let call = CheckCall(body: ["email": "soundcheck@example.com", "password": "nobody has this password"])
        return Refusal(
            exchange: try await ask(operation, call), status: 401, code: "bad-credentials",
            why: "with credentials that nobody has")
    }

    /// Ids that nothing has.
    nonisolated func unknown(_ operation: Operation) async throws(TransportFault) -> [Refusal] {
        guard operation.tellsWhatIsUnknown else { return [] }
        let call = CheckCall(
            caller: callers(of: operation).first ?? nil, arguments: try await unknownArguments(of: operation),
            body: operation.exampleOfBody)
        let exchange = try await refused(operation, call)
        return [Refusal(exchange: exchange, status: 404, code: "not-found", why: "for an id that nothing has")]
    }

    /// What exists and is out of the caller's reach.
    nonisolated func forbidden(_ operation: Operation) async throws(TransportFault) -> [Refusal] {
        guard operation.responses[403] != nil else { return [] }
        if operation.isRound { return try await rounds(of: operation).refusals(of: operation, with: [403]) }
        var refusals: [Refusal] = []
        for call in try await forbiddenCalls(of: operation) {
            let exchange = try await refused(operation, call)
            let why = "to somebody without the role \(operation.neededRole.rawValue)"
            refusals.append(Refusal(exchange: exchange, status: 403, code: "forbidden", why: why))
        }
        return refusals
    }

    /// `Accept` that rules out what there is.
    nonisolated func unacceptable(_ operation: Operation) async throws(TransportFault) -> [Refusal] {
        guard operation.responses[406] != nil, let content = operation.success?.content else { return [] }
        // It is judged before what a path names is looked for, and before anything is changed.
        let isRead = operation.method == "GET"
        guard let call = try await isRead ? calls(of: operation).first : anyCall(of: operation) else { return [] }
        let other = content.isJSON ? "image/png" : "application/json"
        let exchange = try await refused(operation, call, adding: [CheckRequest.Field("Accept", other)])
        return [
            Refusal(exchange: exchange, status: 406, code: "not-acceptable", why: "where only \(other) is accepted")
        ]
    }

    /// Query parameters with values that the document refuses, one at a time and all together.
    nonisolated func invalidParameters(_ operation: Operation) async throws(TransportFault) -> [Refusal] {
        guard operation.responses[400] != nil, let call = try await calls(of: operation).first else { return [] }
        let parameters = operation.queryParameters.map { ($0.name, $0.refusedTexts) }.filter { !$0.1.isEmpty }
        var queries = parameters.flatMap { name, texts in texts.map { [CheckQuery.Item(name, $0)] } }
        if parameters.count > 1 { queries.append(parameters.map { ($0.0, $0.1[0]) }) }
        var refusals: [Refusal] = []
        for query in queries {
            let exchange = try await refused(operation, call, query: CheckQuery(query))
            let why = "with " + query.map { "\($0.name)=\($0.value)" }.joined(separator: " and ")
            refusals.append(
                Refusal(
                    exchange: exchange, status: 400, code: "invalid-parameter", why: why,
                    parameters: query.map(\.name)))
        }
        return refusals
    }

    /// Bodies that cannot be read, or that lack what they must have.
    nonisolated func invalidBodies(_ operation: Operation) async throws(TransportFault) -> [Refusal] {
        if operation.isRound { return try await rounds(of: operation).refusals(of: operation, with: [400, 415]) }
        // Whether what a path names exists is judged before the body.
        guard operation.pathParameters.isEmpty, operation.exampleOfBody != nil else { return [] }
        let texts = [("{", "with a body that is no JSON"), ("[]", "with a body of another shape")]
        var refusals: [Refusal] = []
        for (text, why) in texts where operation.responses[400] != nil {
            let exchange = try await send(text, as: "application/json", to: operation)
            refusals.append(Refusal(exchange: exchange, status: 400, code: "invalid-body", why: why))
        }
        if operation.responses[415] != nil {
            let exchange = try await send("soundcheck", as: "text/plain", to: operation)
            refusals.append(
                Refusal(exchange: exchange, status: 415, code: "unsupported-media-type", why: "with a body of text"))
        }
        return refusals
    }

    private nonisolated func send(
        _ text: String, as mediaType: String, to operation: Operation
    ) async throws(TransportFault) -> Exchange {
        let caller = callers(of: operation).first ?? nil
        let token = caller.map { [CheckRequest.Field.bearer($0.token)] } ?? []
        let request = CheckRequest(
            operation.method, operation.target([:]),
            fields: token + [CheckRequest.Field("Content-Type", mediaType)], body: Array(text.utf8))
        return try await send(request, of: operation, as: caller)
    }

    private static let strangersToken = "soundcheck-token-of-nobody"

    /// A token of the seeds' people that has expired by the seeds' own time.
    private nonisolated var expiredToken: String? {
        people.first { $0.tokenExpiresAt.map { $0 <= seeds.scenario.now } ?? false }?.token
    }
}
