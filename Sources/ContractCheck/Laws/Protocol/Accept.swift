import Contract

extension CheckCase {
    /// `<operation>.accept`
    static func accept(_ operation: Operation) -> CheckCase? {
        guard operation.responses[406] != nil, let content = operation.success?.content else { return nil }
        return CheckCase(
            operation, "accept", "Accept gets 406 where it rules \(content.essence) out, and only there.",
            basis: .decision
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for refusal in try await inspection.unacceptable(operation) { hearing.expectStatus(of: refusal) }
            let range = String(content.essence.prefix { $0 != "/" }) + "/*"
            for call in try await inspection.fewCalls(of: operation).prefix(1) {
                guard try await inspection.ask(operation, call).isSuccess else { continue }
                for accept in [content.essence, "text/html, \(range);q=0.1", "*/*"] {
                    let exchange = try await inspection.ask(operation, call, adding: [.init("Accept", accept)])
                    hearing.expect(
                        exchange.isSuccess, in: exchange, "the status \(operation.success?.status ?? 200)",
                        seen: exchange.statusInWords, basis: .http)
                }
            }
            return hearing.judgement(orNothingBecause: inspection.reasonForNoCalls(of: operation))
        }
    }
}
