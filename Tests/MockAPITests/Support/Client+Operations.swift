import Contract
import Testing

extension Client {
    func operation(_ id: String) throws -> Operation {
        try #require(contract.operation(id), "the document has no operation \(id)")
    }

    /// What the document's examples bring the first person who may ask.
    /// - Parameter query: what is asked beyond what must be.
    func success(
        of operation: Operation, query: [String: String] = [:], _ location: SourceLocation = #_sourceLocation
    ) throws -> Exchange {
        var success: Exchange?
        var refusals: [Exchange] = []
        // Where a token stands in the query, it is the example of one.
        let token = operation.requiresToken ? nil : operation.queryExamples["token"]
        let query = token.map { query.merging(["token": $0]) { own, _ in own } } ?? query
        for caller in operation.callers where success == nil {
            let answer = try ask([operation.request(query: query, as: caller)], location)[0]
            if answer.status == operation.success?.status { success = answer } else { refusals.append(answer) }
        }
        return try #require(
            success,
            """
            The document's examples bring nobody a success of \(operation.id): \
            \(refusals.map(\.description).joined(separator: "; ")). \(refusals.first?.detail ?? "")
            """, sourceLocation: location)
    }
}
