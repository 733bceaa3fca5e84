extension CheckCase {
    /// `http.unknown-path`
    static let unknownPath = CheckCase(
        http: "unknown-path", "A path that is nobody's gets 404.", basis: .http
    ) { inspection throws(TransportFault) in
        .findings(try await inspection.findings(onUnknownPath: "/soundcheck-no-such-path"))
    }

    /// `http.trailing-slash`
    static let trailingSlash = CheckCase(
        http: "trailing-slash", "A slash at the end makes another path, which gets 404.", basis: .decision
    ) { inspection throws(TransportFault) in
        let plain = inspection.document.operations.first { $0.method == "GET" && $0.pathParameters.isEmpty }
        guard let plain else { return .nothingToJudge(because: "the document has no path without parameters") }
        return .findings(try await inspection.findings(onUnknownPath: plain.path.description + "/"))
    }
}

extension Inspection {
    fileprivate nonisolated func findings(onUnknownPath path: String) async throws(TransportFault) -> [Finding] {
        let caller = callers.first
        let fields = caller.map { [CheckRequest.Field.bearer($0.token)] } ?? []
        let exchange = try await send(CheckRequest("GET", path, fields: fields), of: nil, as: caller)
        if exchange.status == 404 { return [] }
        return [Finding(in: exchange, expected: "the status 404", seen: exchange.statusInWords)]
    }
}
