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
        var rule: JSONObject?
    }

    static let all = [unauthenticated, expired, forbidden, notFound, invalid]

    func contractCase(of operation: Operation, _ provocation: Provocation) -> ContractCase {
        ContractCase(operation.id, .refusals, detail, sentence) { scene in
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
        if operation.id == "signIn" {
            let call = ContractCall.signIn(email: shelf.owner.email, password: "mock-wrong-password")
            return Provocation(ask: Ask(call, as: Asker(shelf.owner)))
        }
        return shelf.ordinaryCall(of: operation).map { Provocation(ask: Ask($0, as: .nobody)) }
    }

    fileprivate static let expired = Refusal(
        detail: "expired", status: 401, failure: .unauthenticated,
        sentence: "Of a token that has expired the client makes an error, which says that nobody is signed in any more."
    ) { operation, shelf in
        guard let person = shelf.people.first(where: { $0.tokenExpiresAt != nil }) else { return nil }
        return shelf.ordinaryCall(of: operation).map { Provocation(ask: Ask($0, as: .withSeededToken(person))) }
    }

    fileprivate static let forbidden = Refusal(
        detail: "forbidden", status: 403, failure: .forbidden,
        sentence: "Of what the caller may not read the client makes an error, which says so."
    ) { operation, shelf in
        for person in shelf.people {
            if let call = shelf.forbiddenCalls(of: operation, to: person).first {
                return Provocation(ask: Ask(call, as: Asker(person)))
            }
        }
        return nil
    }

    fileprivate static let notFound = Refusal(
        detail: "not-found", status: 404, failure: .notFound,
        sentence: "Of what there is not the client makes an error, which says so."
    ) { operation, shelf in
        ContractCall(operation.id, about: "nothing-has-this-id").map {
            Provocation(ask: Ask($0, as: Asker(shelf.owner)))
        }
    }

    fileprivate static let invalid = Refusal(
        detail: "invalid", status: 400, failure: .invalidRequest,
        sentence: "Of a request that the server calls invalid the client makes an error, which says so."
    ) { operation, shelf in
        shelf.calls(of: operation, by: shelf.owner).first.map {
            Provocation(
                ask: Ask($0, as: Asker(shelf.owner)),
                rule: JSONObject([("operation", .string(operation.id)), ("status", 400)]))
        }
    }
}

extension Shelf {
    /// Whoever owns most.
    fileprivate var owner: User { catalog.person("ada") }

    /// A call that needs a token, and goes well with the owner's.
    fileprivate func ordinaryCall(of operation: Operation) -> ContractCall? {
        operation.requiresToken ? calls(of: operation, by: owner).first : nil
    }
}
