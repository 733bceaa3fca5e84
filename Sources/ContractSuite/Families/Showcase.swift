import Catalog
import Contract

/// Of each operation the call that shows most: the longest answer of a fair size that somebody of the
/// seeds gets to it.
struct Showcase: Sendable {
    private let exhibits: [String: Exhibit]

    init(_ shelf: Shelf) {
        let exhibits = shelf.operations.compactMap { operation in
            (shelf.special(operation) ?? Showcase.best(of: operation, in: shelf)).map { (operation.id, $0) }
        }
        self.exhibits = Dictionary(exhibits) { first, _ in first }
    }

    /// How many answers are looked at for the longest.
    fileprivate static let mostCandidates = 8

    /// What is longer shows nothing more, and takes its time in every case.
    private static let mostBytes = 24_000

    /// Nothing for an operation that clients cannot be asked for.
    subscript(operation: Operation) -> Exhibit? { exhibits[operation.id] }

    private static func best(of operation: Operation, in shelf: Shelf) -> Exhibit? {
        let candidates = shelf.candidates(for: operation)
        // Of files one is as good as another, and each takes a while to be made.
        guard operation.answersJSON else { return candidates.first }
        let lengths = candidates.map { (try? shelf.answer(to: $0.call, for: $0.person).bytes.count) ?? 0 }
        let sized = zip(candidates, lengths).sorted { $0.1 > $1.1 }
        return (sized.first { $0.1 <= mostBytes } ?? sized.last)?.0
    }
}

extension Shelf {
    /// What is about the caller is asked by everybody, and what is about a resource by its owner, who sees most of it.
    fileprivate func candidates(for operation: Operation) -> [Exhibit] {
        let exhibits = people.flatMap { person in
            calls(of: operation, by: person).filter { isOwner(person, ofSubjectOf: $0) }
                .map { (exhibit: Exhibit(call: $0, person: person), weight: catalog.weight(ofSubjectOf: $0)) }
        }
        // To ask for all of them takes a while.
        return exhibits.sorted { $0.weight > $1.weight }.prefix(Showcase.mostCandidates).map(\.exhibit)
    }

    private func isOwner(_ person: User, ofSubjectOf call: ContractCall) -> Bool {
        catalog.subject(of: call).map { catalog.space(holding: $0).ownerId == person.id } ?? true
    }
}

extension Snapshot {
    /// How much hangs on what a call is about, roughly. Links and reviews count most, since there are few.
    fileprivate func weight(ofSubjectOf call: ContractCall) -> Int {
        guard let resource = subject(of: call) else { return 0 }
        let children =
            switch resource.kind {
            case .space: projects(of: resource.id).count
            case .project: tracks(of: resource.id).count
            case .track: files(of: resource.id).count + 10 * reviews(of: resource.id).count
            case .file: comments(on: resource.id).count
            }
        return grants(on: resource).count + 10 * links(on: resource).count + children
    }
}
