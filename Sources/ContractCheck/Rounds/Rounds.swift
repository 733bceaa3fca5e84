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

/// Operations that are tried together.
enum RoundFamily: Sendable {
    case comments, links, collaborators, reading

    /// Nothing for what is not known to be harmless.
    init?(_ operation: Operation) {
        switch operation.id {
        case "addComment", "editComment", "deleteComment": self = .comments
        case "revokeLink": self = .links
        case "markTrackRead": self = .reading
        case let id where Level(\.createLinkOperation, id) != nil: self = .links
        case let id where id.isOfCollaborators: self = .collaborators
        default: return nil
        }
    }

    func run(in inspection: Inspection) async throws(TransportFault) -> Rounds {
        var rounds = Rounds()
        switch self {
        case .comments: try await CommentRound(in: inspection)?.run(&rounds)
        case .links:
            for level in Level.allCases { try await LinkRound(on: level, in: inspection)?.run(&rounds) }
        case .collaborators:
            for level in Level.allCases { try await CollaboratorRound(on: level, in: inspection)?.run(&rounds) }
        case .reading: try await ReadRound(in: inspection)?.run(&rounds)
        }
        return rounds
    }
}

extension String {
    fileprivate var isOfCollaborators: Bool {
        [\Level.addOperation, \.changeOperation, \.removeOperation].contains { Level($0, self) != nil }
    }
}
