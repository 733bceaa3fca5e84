import Catalog
import Contract
import MockAPI

/// What cases are made of: the document's operations, and who may do what in the seeds.
struct Shelf: Sendable {
    let contract: ContractDocument
    let catalog: Snapshot
    let backend: Backend
    /// By person: worked out once, since there are thousands of calls of which it is asked who may make them.
    private let roles: [String: [ResourceID: Role]]
    /// By operation.
    private var specials: [String: Exhibit] = [:]

    init(_ server: SuiteServer) {
        backend = server.backend
        contract = backend.contract
        catalog = backend.worlds.standard.moment.catalog
        roles = catalog.roles
        let exhibits = feeds() + mediaExhibits() + openedLinks() + writes()
        specials = Dictionary(exhibits.map { ($0.call.operationID, $0) }) { first, _ in first }
    }

    /// In the document's order.
    var operations: [Operation] { contract.operations }

    /// In the seeds' order.
    var people: [User] { catalog.users }

    /// Whoever owns most.
    var owner: User { catalog.person("ada") }

    /// Whether something is in a space of the owner's.
    func isOwned(_ resource: ResourceID) -> Bool { catalog.space(holding: resource).ownerId == owner.id }

    /// What is to be shown of an operation that takes more than a look into the seeds; nothing for others.
    func special(_ operation: Operation) -> Exhibit? { specials[operation.id] }

    /// A call that goes well, of the owner's.
    func usual(_ operation: Operation) -> Exhibit? {
        special(operation) ?? firstCall(of: operation).map { Exhibit(call: $0, person: owner) }
    }

    private func firstCall(of operation: Operation) -> ContractCall? {
        ContractCall.calls(operation.id, by: owner).first
            ?? everyCall(of: operation, by: owner).first { mayMake($0, owner) }
    }

    /// The calls of an operation that somebody may make, in the seeds' order.
    func calls(of operation: Operation, by person: User) -> [ContractCall] {
        let own = ContractCall.calls(operation.id, by: person)
        return own.isEmpty ? everyCall(of: operation, by: person).filter { mayMake($0, person) } : own
    }

    /// A call of an operation that is refused to somebody with 403: to one with the role below the one that it takes, where
    /// it changes something.
    func forbiddenAsk(of operation: Operation) -> Ask? {
        let asks = people.lazy.flatMap { person in
            everyCall(of: operation, by: person).lazy.filter { !mayMake($0, person) }.map { (person, $0) }
        }
        let nearlyAllowed = asks.first { person, call in
            operation.isWriting && role(of: person, in: call) == call.nearlyEnough
        }
        return (nearlyAllowed ?? asks.first).map { Ask($1, as: Asker($0)) }
    }

    /// What is answered to somebody at the seeds' start. It costs what a request does.
    func answer(to call: ContractCall, for person: User) throws -> ExpectedAnswer {
        try backend.answer(to: Ask(call, as: Asker(person)), in: backend.worlds.standard, host: "localhost")
    }

    /// Calls about all that there is; of pictures, which are all made alike, the person's own.
    private func everyCall(of operation: Operation, by person: User) -> [ContractCall] {
        guard let pattern = special(operation)?.call ?? ContractCall(operation.id, about: [""]) else { return [] }
        return catalog.namesLike(pattern.form.names, for: person).compactMap {
            ContractCall(operation.id, about: $0, pattern.form.body)
        }
    }

    private func mayMake(_ call: ContractCall, _ person: User) -> Bool {
        guard let needs = call.form.needs else { return true }
        return role(of: person, in: call).map { $0 >= needs } ?? false
    }

    /// What somebody is to what a call is about.
    private func role(of person: User, in call: ContractCall) -> Role? {
        guard let subject = catalog.subject(of: call) else { return nil }
        // Nothing is granted on a file.
        let bearer = subject.kind == .file ? catalog.parent(of: subject) : subject
        return bearer.flatMap { roles[person.id]?[$0] }
    }
}

extension ContractCall {
    /// The role below the one that the call takes; nothing where any will do.
    fileprivate var nearlyEnough: Role? { form.needs.flatMap { needs in Role.allCases.last { $0 < needs } } }
}

extension Snapshot {
    /// - Parameter name: what the id says behind `user-`, such as `ada`.
    /// - Precondition: somebody is called so.
    func person(_ name: String) -> User {
        guard let person = users.first(where: { $0.shortName == name }) else {
            preconditionFailure("The seeds have no user-\(name)")
        }
        return person
    }

    /// What a role is needed on for a call; nothing for one that is about the caller, about what is public, or about what
    /// there is not.
    func subject(of call: ContractCall) -> ResourceID? {
        switch call.form.names.first {
        case .resource(let resource): resource
        case .comment(let id): comment(id: id).map { .file($0.fileId) }
        case .link(let id): link(id: id)?.subject
        case .linkToken, .user, .artwork, nil: nil
        }
    }

    /// Everybody's on all that can carry one, by person.
    fileprivate var roles: [String: [ResourceID: Role]] {
        let bearers =
            spaces.map { ResourceID.space($0.id) } + projects.map { .project($0.id) } + tracks.map { .track($0.id) }
        let entries = users.map { person in
            (
                person.id,
                Dictionary(
                    uniqueKeysWithValues: bearers.compactMap { bearer in
                        access(of: person.id, to: bearer).role.map { (bearer, $0) }
                    })
            )
        }
        return Dictionary(uniqueKeysWithValues: entries)
    }

    /// The ids of all that a path can name which names such things: of somebody's role on something, of all roles that were
    /// given there; of pictures, the person's own; of the ends of links' URLs, none.
    fileprivate func namesLike(_ names: [ContractCall.Name], for person: User) -> [[String]] {
        switch (names.first, names.dropFirst().first) {
        case (.resource(let resource)?, .user?):
            grants.filter { $0.subject.kind == resource.kind }.map { [$0.subject.id, $0.userId] }
        case (.resource(let resource)?, _): ids(of: resource.kind).map { [$0] }
        case (.comment?, _): comments.map { [$0.id] }
        case (.link?, _): links.map { [$0.id] }
        case (.artwork?, _): [person.avatarId].compactMap(\.self).map { [$0] }
        case (.linkToken?, _), (.user?, _), (nil, _): []
        }
    }

    private func ids(of kind: ResourceKind) -> [String] {
        switch kind {
        case .space: spaces.map(\.id)
        case .project: projects.map(\.id)
        case .track: tracks.map(\.id)
        case .file: files.map(\.id)
        }
    }
}

extension User {
    /// What the id says behind `user-`, such as `ada`.
    var shortName: String { String(id.split(separator: "-", maxSplits: 1).last ?? Substring(id)) }

    /// One that works: the seeded one, or the one that a sign-in gives where that has expired.
    var workingToken: String { renewedToken ?? token }
}
