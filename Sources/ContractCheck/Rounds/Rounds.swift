import Contract

/// What came of changing something and changing it back, by operation.
struct Rounds: Sendable {
    /// To calls that should go well.
    private(set) var answers: [String: [Exchange]] = [:]
    private(set) var refusals: [String: [Refusal]] = [:]
    /// What was seen afterwards.
    private(set) var hearings: [String: Hearing] = [:]

    mutating func note(_ exchange: Exchange, of operation: String) { answers[operation, default: []].append(exchange) }

    mutating func note(_ refusal: Refusal, of operation: String) { refusals[operation, default: []].append(refusal) }

    /// Looks at what an operation should have brought about.
    mutating func judge(_ operation: String, _ look: (inout Hearing) -> Void) {
        look(&hearings[operation, default: Hearing()])
    }

    func refusals(of operation: Operation, with statuses: Set<Int>) -> [Refusal] {
        (refusals[operation.id] ?? []).filter { statuses.contains($0.status) }
    }
}

extension Inspection {
    /// All rounds, one after the other and once.
    func rounds() async throws(TransportFault) -> Rounds {
        try await once { inspection async throws(TransportFault) in
            var rounds = Rounds()
            try await CommentRound(in: inspection)?.run(&rounds)
            for level in Level.allCases {
                try await LinkRound(on: level, in: inspection)?.run(&rounds)
                try await CollaboratorRound(on: level, in: inspection)?.run(&rounds)
            }
            try await ReadRound(in: inspection)?.run(&rounds)
            return rounds
        }
    }
}
