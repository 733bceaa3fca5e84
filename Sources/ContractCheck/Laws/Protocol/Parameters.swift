import Contract
import JSONText

extension CheckCase {
    /// `<operation>.parameters`
    static func parameters(_ operation: Operation) -> CheckCase? {
        guard operation.method == "GET" else { return nil }
        let sentence =
            operation.queryParameters.isEmpty
            ? "Query parameters that are not listed are ignored."
            : "Parameters beyond what the document allows get 400 that names each; those that are not listed are ignored."
        return CheckCase(operation, "parameters", sentence, basis: .decision) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for refusal in try await inspection.invalidParameters(operation) { hearing.expectNames(of: refusal) }
            for call in try await inspection.fewCalls(of: operation).prefix(1) {
                guard try await inspection.ask(operation, call).isSuccess else { continue }
                for query in operation.acceptedQueries(besides: call.query) {
                    let exchange = try await inspection.ask(operation, call, query: query)
                    hearing.expect(
                        exchange.isSuccess, in: exchange, "the status \(operation.success?.status ?? 200)",
                        seen: exchange.statusInWords)
                }
            }
            return hearing.judgement(orNothingBecause: inspection.reasonForNoCalls(of: operation))
        }
    }
}

extension Hearing {
    fileprivate mutating func expectNames(of refusal: Refusal) {
        expectStatus(of: refusal)
        guard refusal.isRight, let errors = refusal.exchange.json?["errors"]?.arrayValue else { return }
        let named = errors.compactMap { $0["parameter"]?.stringValue }
        for parameter in refusal.parameters {
            expect(
                named.contains(parameter), in: refusal.exchange, at: JSONPointer(["errors"]),
                "an entry for \(parameter)",
                seen: named.isEmpty ? "none" : named.joined(separator: ", "))
        }
    }
}

extension Operation {
    /// Each parameter at the edge of what is allowed, and one that is not listed.
    fileprivate func acceptedQueries(besides given: CheckQuery) -> [CheckQuery] {
        queryParameters.filter { !given.names.contains($0.name) }.flatMap { parameter in
            parameter.acceptedTexts.map { CheckQuery([(parameter.name, $0)]) }
        } + [["soundcheckUnlisted": "1"]]
    }
}
