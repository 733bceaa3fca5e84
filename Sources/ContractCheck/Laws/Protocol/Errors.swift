import Contract
import JSONText

extension CheckCase {
    /// `<operation>.errors`: what refusals with the right status say (RFC 9457).
    static func errors(_ operation: Operation) -> CheckCase? {
        CheckCase(
            operation, "errors", "Refusals are problem documents that name their status and code.", basis: .decision
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for refusal in try await inspection.refusals(of: operation) where refusal.isRight {
                hearing.expectProblem(refusal)
            }
            return hearing.judgement(orNothingBecause: "nothing was refused")
        }
    }
}

extension Hearing {
    fileprivate mutating func expectProblem(_ refusal: Refusal) {
        let exchange = refusal.exchange
        let type = exchange.response["Content-Type"]
        let essence = type.map { MediaType.essence(of: $0) }
        expect(
            essence == "application/problem+json", in: exchange, "Content-Type: application/problem+json",
            seen: type ?? "none")
        expectDescribedBody(in: exchange)
        guard let problem = exchange.json else { return }
        expectMember("status", .integer(Int64(exchange.status)), of: problem, in: exchange, basis: .http)
        expectMember("code", .string(refusal.code), of: problem, in: exchange)
        expectMember("type", .string("urn:soundcheck:problem:\(refusal.code)"), of: problem, in: exchange)
        if refusal.code == "forbidden" { expectPresence(of: "access", in: exchange) }
        if refusal.code.hasPrefix("invalid-") { expectPresence(of: "errors", in: exchange) }
    }

    /// A member that is missing although the schema wants it is told already.
    private mutating func expectMember(
        _ key: String, _ expected: JSONValue, of problem: JSONValue, in exchange: Exchange, basis: Basis? = nil
    ) {
        guard let seen = problem[key] else { return }
        expect(
            seen == expected, in: exchange, at: JSONPointer([key]), expected.inWords, seen: seen.inWords, basis: basis)
    }

    private mutating func expectPresence(of key: String, in exchange: Exchange) {
        let value = exchange.json?[key] ?? .null
        expect(value != .null, in: exchange, at: JSONPointer([key]), "what decided it", seen: "nothing")
    }
}

extension JSONValue {
    /// As a message shows it.
    var inWords: String { String(decoding: JSONWriter.bytes(of: self), as: UTF8.self) }
}
