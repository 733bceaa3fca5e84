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
        var refusals: [String] = []
        for caller in operation.callers {
            let answer = try ask(operation.request(query: query, as: caller), location)
            if answer.status == operation.success?.status { return answer }
            refusals.append(answer.description)
        }
        let advice = "the examples of its path's parameters must be ids of the seeds that somebody may read"
        return try #require(
            nil, "nobody has a success of \(operation.id); \(advice): \(refusals.joined(separator: "; "))",
            sourceLocation: location)
    }
}
