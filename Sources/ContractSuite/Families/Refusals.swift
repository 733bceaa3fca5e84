import Catalog
import Contract
import JSONText

/// A refusal is an error to the client, and the right one.
enum RefusalsFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        shelf.operations.flatMap { operation in
            Refusal.all.compactMap { refusal in
                refusal.provoke(operation, shelf).map { refusal.contractCase(of: operation, $0) }
            }
        }
    }
}

/// One way in which a call is refused.
private struct Refusal: Sendable {
    let detail: String
    let status: Int
    let failure: ContractFailure
    let sentence: String
    /// The call that is refused; nothing where the operation refuses none so.
    let provoke: @Sendable (Operation, Shelf) -> Provocation?

    struct Provocation: Sendable {
        let ask: Ask
        /// What makes the server refuse it, where the call alone does not.
        var setting: [CatalogChange] = []
        var rule: JSONObject?
    }

    static let all = [
        unauthenticated, expired, forbidden, notTheirs, notFound, revoked, lapsed, invalid, conflict,
    ]

    func contractCase(of operation: Operation, _ provocation: Provocation) -> ContractCase {
        ContractCase(operation.id, .refusals, detail, sentence) { scene in
            if !provocation.setting.isEmpty { try scene.change(provocation.setting) }
            if let rule = provocation.rule { try scene.addRule(rule) }
            let client = try await scene.client(of: provocation.ask.asker)
            switch await client.ask(provocation.ask.call) {
            case .unsupported: throw Unsupported()
            case .answered: throw fault("the client gives an answer, though it was refused", seen: "an answer")
            case .failed(failure, _): try requireRefusal(in: scene)
            case .failed(.unclassified, let error): throw unclassified(error)
            case .failed(let other, let error):
                throw fault("the client throws \(error), taken for .\(other)", seen: ".\(other), from \(error)")
            }
            return Tally()
        }
    }

    /// The right error for another reason is not right.
    private func requireRefusal(in scene: Scene) throws(CaseFault) {
        guard scene.entries().contains(where: { $0.status == status }) else {
            throw fault("the client throws, but was never answered \(status)", seen: "another answer, or none")
        }
    }

    private func unclassified(_ error: any Error) -> CaseFault {
        fault(
            "the client throws \(error), which does not tell what it means", seen: "\(error)",
            remarks: ["Write failure(for:) in your ContractClient, and let it give .\(failure) for this error."])
    }

    private func fault(_ headline: String, seen: String, remarks: [String] = []) -> CaseFault {
        CaseFault(
            "\(headline); expected an error that says .\(failure) for \(status)",
            expected: "an error that says .\(failure), since the answer is \(status)", seen: seen, remarks: remarks)
    }
}

// MARK: - The ways

extension Refusal {
    fileprivate static let unauthenticated = Refusal(
        detail: "unauthenticated", status: 401, failure: .unauthenticated,
        sentence: "Of credentials that nobody has the client makes an error, which says that nobody is signed in."
    ) { operation, shelf in
        let usual = shelf.usual(operation)
        switch usual?.call {
        case .signIn(let email, _):
            let call = ContractCall.signIn(email: email, password: "mock-wrong-password")
            return Provocation(ask: Ask(call, as: Asker(shelf.owner)))
        case .streamAudio(let url, let range):
            let call = ContractCall.streamAudio(url: url.withAnotherToken, range: range)
            return Provocation(ask: Ask(call, as: Asker(shelf.owner)), setting: usual?.setting ?? [])
        case let call?:
            return operation.requiresToken ? Provocation(ask: Ask(call, as: .nobody)) : nil
        case nil: return nil
        }
    }

    fileprivate static let expired = Refusal(
        detail: "expired", status: 401, failure: .unauthenticated,
        sentence: "Of a token that has expired the client makes an error, which says that nobody is signed in any more."
    ) { operation, shelf in
        guard operation.requiresToken, let person = shelf.people.first(where: { $0.tokenExpiresAt != nil }) else {
            return nil
        }
        return shelf.usual(operation).map { Provocation(ask: Ask($0.call, as: .withSeededToken(person))) }
    }

    fileprivate static let forbidden = Refusal(
        detail: "forbidden", status: 403, failure: .forbidden,
        sentence: "Of what the caller may not do the client makes an error, which says so."
    ) { operation, shelf in shelf.forbiddenAsk(of: operation).map { Provocation(ask: $0) } }

    fileprivate static let notTheirs = Refusal(
        detail: "not-theirs", status: 403, failure: .forbidden,
        sentence: "Of a change to somebody else's text the client makes an error, which says that the caller may not."
    ) { operation, shelf in
        guard operation.id == "editComment" else { return nil }
        return shelf.editingAnothersText.map { Provocation(ask: Ask($0, as: Asker(shelf.owner))) }
    }

    fileprivate static let notFound = Refusal(
        detail: "not-found", status: 404, failure: .notFound,
        sentence: "Of what there is not the client makes an error, which says so."
    ) { operation, shelf in
        guard let call = shelf.usual(operation)?.call else { return nil }
        if case .streamAudio = call {
            // Its file is not there unless somebody sets it up.
            return Provocation(ask: Ask(call, as: Asker(shelf.owner)))
        }
        let ids = call.form.names.map(\.id)
        guard !ids.isEmpty else { return nil }
        return Provocation(ask: Ask(call.renamed(["nothing-has-this-id"] + ids.dropFirst()), as: Asker(shelf.owner)))
    }

    fileprivate static let revoked = Refusal(
        detail: "revoked", status: 410, failure: .notFound,
        sentence: "Of a link that was revoked the client makes an error, which says that there is nothing any more."
    ) { operation, shelf in opening(.revoked, by: operation, shelf) }

    fileprivate static let lapsed = Refusal(
        detail: "lapsed", status: 410, failure: .notFound,
        sentence: "Of a link that has expired the client makes an error, which says that there is nothing any more."
    ) { operation, shelf in opening(.expired, by: operation, shelf) }

    private static func opening(_ status: LinkStatus, by operation: Operation, _ shelf: Shelf) -> Provocation? {
        guard operation.id == "openLink" else { return nil }
        return shelf.openingLink(that: status).map { Provocation(ask: Ask($0, as: Asker(shelf.owner))) }
    }

    fileprivate static let invalid = Refusal(
        detail: "invalid", status: 400, failure: .invalidRequest,
        sentence: "Of a request that the server calls invalid the client makes an error, which says so."
    ) { operation, shelf in
        shelf.usual(operation).map {
            Provocation(
                ask: Ask($0.call, as: Asker(shelf.owner)),
                rule: JSONObject([("operation", .string(operation.id)), ("status", 400)]))
        }
    }

    fileprivate static let conflict = Refusal(
        detail: "conflict", status: 409, failure: .conflict,
        sentence: "Of what cannot be done as things stand the client makes an error, which says so."
    ) { operation, shelf in
        shelf.conflictingCall(of: operation).map { Provocation(ask: Ask($0, as: Asker(shelf.owner))) }
    }
}
