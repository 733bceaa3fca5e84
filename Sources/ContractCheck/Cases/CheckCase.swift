import Contract

/// One rule that a server is held to, with what judges it beside it.
package struct CheckCase: Sendable {
    /// `<operationId>.<law>`, such as `getTrack.head`; `http.<law>` for what concerns no operation.
    package let id: String
    package let operation: Operation?
    /// What should hold.
    package let sentence: String
    /// What makes it a rule, where a finding does not say otherwise.
    package let basis: Basis
    package let stage: Stage
    package let judge: @Sendable (Inspection) async throws(TransportFault) -> Judgement

    /// When a case is judged: what belongs to one stage waits for all that comes before.
    package enum Stage: Sendable, CaseIterable {
        case first
        /// It looks at what others found.
        case afterFindings
        /// It changes the server's data.
        case writing
    }

    /// A rule of one operation.
    package init(
        _ operation: Operation, _ law: String, _ sentence: String, basis: Basis, stage: Stage = .first,
        judge: @escaping @Sendable (Inspection) async throws(TransportFault) -> Judgement
    ) {
        id = "\(operation.id).\(law)"
        self.operation = operation
        self.sentence = sentence
        self.basis = basis
        self.stage = operation.isRound ? .writing : stage
        self.judge = judge
    }

    /// A rule of the server as a whole.
    package init(
        http law: String, _ sentence: String, basis: Basis,
        judge: @escaping @Sendable (Inspection) async throws(TransportFault) -> Judgement
    ) {
        id = "http.\(law)"
        operation = nil
        self.sentence = sentence
        self.basis = basis
        stage = .first
        self.judge = judge
    }

    /// What its row in a report stands under.
    var group: String { operation?.id ?? "http" }

    /// What makes a finding wrong. That a server breaks down is its own fault, whatever was to be expected.
    func basis(of finding: Finding) -> Basis {
        if let status = finding.exchange?.status, [500, 502, 503, 504].contains(status) { return .http }
        return finding.basis ?? basis
    }

    /// Who would have to change what was found.
    func remedy(for finding: Finding) -> Remedy {
        Remedy(basis: basis(of: finding), status: operation?.status ?? .exists)
    }
}
