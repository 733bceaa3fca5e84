import Catalog
import Contract
import MockAPI

/// What cases are made of: the document's operations, and who may read what in the seeds.
struct Shelf: Sendable {
    let contract: ContractDocument
    let catalog: Snapshot
    private let backend: Backend

    init(_ server: SuiteServer) {
        backend = server.backend
        contract = backend.contract
        catalog = backend.worlds.standard.moment.catalog
    }

    /// In the document's order.
    var operations: [Operation] { contract.operations }

    /// In the seeds' order.
    var people: [User] { catalog.users }

    /// The calls of an operation that somebody may make, in the seeds' order.
    func calls(of operation: Operation, by person: User) -> [ContractCall] {
        if let call = ContractCall(operation.id, by: person) { return [call] }
        return everyCall(of: operation, by: person).filter { mayMake($0, person) }
    }

    /// The calls of an operation that are refused to somebody with 403, in the seeds' order.
    func forbiddenCalls(of operation: Operation, to person: User) -> [ContractCall] {
        everyCall(of: operation, by: person).filter { !mayMake($0, person) }
    }

    /// What is answered to somebody at the seeds' start. It costs what a request does.
    func answer(to call: ContractCall, for person: User) throws -> ExpectedAnswer {
        try backend.answer(to: Ask(call, as: Asker(person)), in: backend.worlds.standard, host: "localhost")
    }

    /// Calls about all that there is; of pictures, which are all made alike, the person's own.
    private func everyCall(of operation: Operation, by person: User) -> [ContractCall] {
        let ids: [String] =
            switch ContractCall(operation.id, about: "")?.subject {
            case .resource(let resource, _): catalog.ids(of: resource.kind)
            case .artwork: [person.avatarId].compactMap(\.self)
            case nil: []
            }
        return ids.compactMap { ContractCall(operation.id, about: $0) }
    }

    private func mayMake(_ call: ContractCall, _ person: User) -> Bool {
        guard case .resource(let resource, let required) = call.subject else { return true }
        return catalog.access(of: person.id, to: resource).role.map { $0 >= required } ?? false
    }
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

    fileprivate func ids(of kind: ResourceKind) -> [String] {
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
