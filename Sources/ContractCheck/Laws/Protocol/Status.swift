import Contract
import HTTPWire

extension CheckCase {
    /// `<operation>.status`: whatever a caller's lists lead to can be asked for.
    static func status(_ operation: Operation) -> CheckCase? {
        guard let success = operation.success else { return nil }
        let expected = "the status \(success.status)"
        // That there is such an operation is a guess of the document's where it only assumes it.
        let basis: Basis = operation.status == .assumed ? .decision : .specification
        return CheckCase(
            operation, "status", "Whoever may ask gets \(expected).\(operation.caveat)", basis: basis
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for exchange in try await inspection.answers(to: operation) {
                hearing.expect(exchange.isSuccess, in: exchange, expected, seen: exchange.statusInWords)
            }
            return hearing.judgement(orNothingBecause: inspection.reasonForNoCalls(of: operation))
        }
    }

    /// `<operation>.not-found`
    static func notFound(_ operation: Operation) -> CheckCase? {
        guard operation.tellsWhatIsUnknown else { return nil }
        return CheckCase(
            operation, "not-found", "An id that nothing has gets 404.", basis: .http
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for refusal in try await inspection.unknown(operation) { hearing.expectStatus(of: refusal) }
            return hearing.judgement(orNothingBecause: "nothing could be asked for")
        }
    }

    /// `<operation>.forbidden`: what exists and is out of reach. That it is told from what does not exist is a decision;
    /// that it is not shown is none.
    static func forbidden(_ operation: Operation) -> CheckCase? {
        guard operation.responses[403] != nil else { return nil }
        let role = operation.neededRole.rawValue
        return CheckCase(
            operation, "forbidden", "What exists gets 403 for somebody without the role \(role).", basis: .specification
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for refusal in try await inspection.forbidden(operation) {
                hearing.expectStatus(of: refusal, basis: refusal.exchange.isSuccess ? .specification : .decision)
            }
            return hearing.judgement(
                orNothingBecause: "no two callers are known of whom one may not see what is the other's")
        }
    }

    /// `<operation>.unauthenticated`
    static func unauthenticated(_ operation: Operation) -> CheckCase? {
        guard operation.responses[401] != nil else { return nil }
        let sentence =
            if operation.requiresToken {
                "No token, nobody's and one that has expired get 401 with a challenge."
            } else if operation.isLinkedTo {
                "A URL without its token, and one with nobody's, get 401 with a challenge."
            } else {
                "Credentials that nobody has get 401 with a challenge."
            }
        return CheckCase(operation, "unauthenticated", sentence, basis: .http) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for refusal in try await inspection.unauthenticated(operation) {
                hearing.expectStatus(of: refusal)
                guard refusal.isRight else { continue }
                let challenge = refusal.exchange.response["WWW-Authenticate"]
                hearing.expect(
                    challenge?.lowercased().contains("bearer") ?? false, in: refusal.exchange,
                    "the challenge WWW-Authenticate: Bearer …", seen: challenge ?? "none")
            }
            return hearing.judgement(orNothingBecause: "nothing could be asked for")
        }
    }
}

extension Hearing {
    /// Looks at whether a request was refused with the right status.
    mutating func expectStatus(of refusal: Refusal, basis: Basis? = nil) {
        expect(
            refusal.isRight, in: refusal.exchange, "the status \(refusal.status) \(refusal.why)",
            seen: refusal.exchange.statusInWords, basis: basis)
    }
}

extension Exchange {
    /// `404 Not Found`
    var statusInWords: String {
        let phrase = HTTPStatus(code: status).reasonPhrase
        return phrase.isEmpty ? String(status) : "\(status) \(phrase)"
    }
}
