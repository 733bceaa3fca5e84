import Catalog
import Contract

/// Of each operation the call that shows most: the longest answer that somebody of the seeds gets to it.
struct Showcase: Sendable {
    /// A call, and who makes it.
    struct Exhibit: Sendable {
        let call: ContractCall
        let person: User
    }

    private let exhibits: [String: Exhibit]

    init(_ shelf: Shelf) {
        let exhibits = shelf.operations.compactMap { operation in
            let candidates = shelf.candidates(for: operation)
            // Of files one is as good as another, and each takes a while to be made.
            let best = operation.answersJSON ? Showcase.longest(of: candidates, in: shelf) : candidates.first
            return best.map { (operation.id, $0) }
        }
        self.exhibits = Dictionary(exhibits) { first, _ in first }
    }

    /// How many answers are looked at for the longest.
    fileprivate static let mostCandidates = 8

    /// Nothing for an operation that clients cannot be asked for.
    subscript(operation: Operation) -> Exhibit? { exhibits[operation.id] }

    private static func longest(of candidates: [Exhibit], in shelf: Shelf) -> Exhibit? {
        let lengths = candidates.map { (try? shelf.answer(to: $0.call, for: $0.person).bytes.count) ?? 0 }
        return zip(candidates, lengths).max { $0.1 < $1.1 }?.0
    }
}

extension Shelf {
    /// What is about the caller is asked by everybody, and what is about a resource by its owner, who sees most of it.
    fileprivate func candidates(for operation: Operation) -> [Showcase.Exhibit] {
        let exhibits = people.flatMap { person in
            calls(of: operation, by: person).filter { isOwner(person, ofSubjectOf: $0) }
                .map { (exhibit: Showcase.Exhibit(call: $0, person: person), weight: catalog.weight(of: $0.subject)) }
        }
        // To ask for all of them takes a while.
        return exhibits.sorted { $0.weight > $1.weight }.prefix(Showcase.mostCandidates).map(\.exhibit)
    }

    private func isOwner(_ person: User, ofSubjectOf call: ContractCall) -> Bool {
        guard case .resource(let resource, _) = call.subject else { return true }
        return catalog.space(holding: resource).ownerId == person.id
    }
}

extension Snapshot {
    /// How much hangs on what a call is about, roughly. Links count most, since there are few.
    fileprivate func weight(of subject: ContractCall.Subject?) -> Int {
        guard case .resource(let resource, _) = subject else { return 0 }
        let children =
            switch resource.kind {
            case .space: projects(of: resource.id).count
            case .project: tracks(of: resource.id).count
            case .track: files(of: resource.id).count
            case .file: comments(on: resource.id).count
            }
        return grants(on: resource).count + 10 * links(on: resource).count + children
    }
}
