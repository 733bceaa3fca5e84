import Contract

extension CheckCase {
    /// `<operation>.effect`: what a change brings about, to whoever made it and to others.
    static func effect(_ operation: Operation) -> CheckCase? {
        guard let sentence = sentences[operation.id] else { return nil }
        return CheckCase(operation, "effect", sentence, basis: .consistency) { inspection throws(TransportFault) in
            let rounds = try await inspection.rounds(of: operation)
            var hearing = rounds.hearings[operation.id] ?? Hearing()
            for refusal in rounds.refusals(of: operation, with: [404, 409, 412]) {
                hearing.expectStatus(of: refusal, basis: .decision)
            }
            return hearing.judgement(orNothingBecause: "no two callers are known between whom it could be tried")
        }
    }

    private static let sentences: [String: String] = {
        var sentences = [
            "addComment": "A comment stands on its version's list, for others too, and is counted.",
            "editComment": "Everybody reads the new text; a stale If-Match gets 412.",
            "deleteComment": "A comment that is deleted is on no list any more. (The check leaves its activity.)",
            "revokeLink":
                "A link that is revoked opens nothing any more. (The check leaves the revoked links that it made.)",
            "markTrackRead":
                "Nothing is unread any more to the caller, and to others what was. (The check leaves one track read.)",
        ]
        for level in Level.allCases {
            sentences[level.createLinkOperation] = "The link is listed, and opens the \(level) without a token."
            sentences[level.addOperation] =
                "Whoever is added reads the \(level) and finds it in inbound, and the owner in outbound; a second time gets 409."
            sentences[level.changeOperation] = "The new role is told to both."
            sentences[level.removeOperation] =
                "The \(level) is in neither's lists any more; a second time gets 404. (The check leaves the activity of the share.)"
        }
        return sentences
    }()
}

extension Level {
    private var name: String { self == .space ? "Artist" : rawValue.capitalized }

    var createLinkOperation: String { "create\(name)Link" }
    var addOperation: String { "add\(name)Collaborator" }
    var changeOperation: String { "change\(name)Role" }
    var removeOperation: String { "remove\(name)Collaborator" }
}
