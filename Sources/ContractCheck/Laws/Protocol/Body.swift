import Contract

extension CheckCase {
    /// `<operation>.body`
    static func body(_ operation: Operation) -> CheckCase? {
        guard operation.requestBody != nil else { return nil }
        return CheckCase(
            operation, "body", "A body that cannot be read or is of another type is refused.", basis: .decision
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for refusal in try await inspection.invalidBodies(operation) { hearing.expectStatus(of: refusal) }
            return hearing.judgement(orNothingBecause: "the document names no body that is refused")
        }
    }
}
