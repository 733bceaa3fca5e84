import Catalog
import Contract
import JSONText

/// What the client shows is what there is, and its own person's.
enum FreshnessFamily {
    static func cases(_ shelf: Shelf, _ showcase: Showcase) -> [ContractCase] {
        shelf.operations.flatMap { operation -> [ContractCase] in
            guard let exhibit = showcase[operation] else { return [] }
            if let display = exhibit.shownBy {
                return [own(operation, exhibit, display), others(operation, exhibit, display)]
            }
            guard operation.isReading else { return [] }
            let unchanged = unchanged(operation, exhibit)
            // A file depends neither on names nor on who asks.
            guard operation.answersJSON else { return [unchanged] }
            let cases = [change(operation, exhibit), unchanged]
            return operation.requiresToken ? cases + [person(operation, exhibit)] : cases
        }
    }

    private static func change(_ operation: Operation, _ exhibit: Exhibit) -> ContractCase {
        ContractCase(
            operation.id, .freshness, "change", "What has changed since the client asked is shown when it asks again."
        ) { scene in
            let client = try await scene.client(for: exhibit)
            var tally = Tally()
            try tally.agree(await client.answer(exhibit.call), with: scene.expected(exhibit.call, as: exhibit.person))
            try scene.change(scene.world.moment.catalog.changes(seenBy: exhibit.call))
            try tally.agree(await client.answer(exhibit.call), with: scene.expected(exhibit.call, as: exhibit.person))
            return tally
        }
    }

    private static func unchanged(_ operation: Operation, _ exhibit: Exhibit) -> ContractCase {
        ContractCase(
            operation.id, .freshness, "unchanged", "Asked twice the client gives the same, whether by 304 or by 200."
        ) { scene in
            let client = try await scene.client(for: exhibit)
            let expected = try scene.expected(exhibit.call, as: exhibit.person)
            var tally = Tally()
            for _ in 1...2 { try tally.agree(await client.answer(exhibit.call), with: expected) }
            return tally
        }
    }

    private static func person(_ operation: Operation, _ exhibit: Exhibit) -> ContractCase {
        ContractCase(
            operation.id, .freshness, "person",
            "Two people ask the same, one after the other and once more, and each gets what is for them."
        ) { scene in
            let client = try await scene.client(for: exhibit)
            let own = try scene.expected(exhibit.call, as: exhibit.person)
            let (neighbour, others) = try scene.neighbour(of: exhibit, whoGetsOtherThan: own)
            let neighbours = try await scene.client(for: neighbour)
            var tally = Tally()
            try tally.agree(await client.answer(exhibit.call), with: own)
            try await tally.hold(neighbours, to: others)
            try tally.agree(await client.answer(exhibit.call), with: own)
            return tally
        }
    }

    /// - Parameter display: what is answered otherwise once the exhibit's call is done.
    private static func own(_ operation: Operation, _ exhibit: Exhibit, _ display: ContractCall) -> ContractCase {
        ContractCase(
            operation.id, .freshness, "own", "What the client has done is shown when it asks for it the next time."
        ) { scene in
            let client = try await scene.client(for: exhibit)
            var tally = Tally()
            try tally.agree(await client.answer(display), with: scene.expected(display, as: exhibit.person))
            _ = try await client.answer(exhibit.call)
            try tally.agree(await client.answer(display), with: scene.expected(display, as: exhibit.person))
            return tally
        }
    }

    private static func others(_ operation: Operation, _ exhibit: Exhibit, _ display: ContractCall) -> ContractCase {
        ContractCase(
            operation.id, .freshness, "others",
            "What was done from another device is shown when the client asks for it the next time."
        ) { scene in
            let client = try await scene.client(for: exhibit)
            var tally = Tally()
            try tally.agree(await client.answer(display), with: scene.expected(display, as: exhibit.person))
            try scene.perform(exhibit.call, as: exhibit.person)
            try tally.agree(await client.answer(display), with: scene.expected(display, as: exhibit.person))
            return tally
        }
    }
}

extension Scene {
    /// Somebody who is answered otherwise: with other data if there is one, else with a refusal.
    fileprivate func neighbour(
        of exhibit: Exhibit, whoGetsOtherThan own: ExpectedAnswer
    ) throws -> (User, ExpectedAnswer) {
        var refused: (User, ExpectedAnswer)?
        for person in people where person.id != exhibit.person.id {
            let answer = try expected(exhibit.call, as: person)
            if answer.status == own.status, answer.bytes != own.bytes { return (person, answer) }
            if answer.status >= 400 { refused = refused ?? (person, answer) }
        }
        guard let refused else { preconditionFailure("\(exhibit.call) is answered the same to everybody") }
        return refused
    }
}

extension Tally {
    /// Asks a client for what is expected: an answer, or an error where that is a refusal.
    fileprivate mutating func hold(_ client: AskedClient, to expected: ExpectedAnswer) async throws {
        guard expected.status >= 400 else {
            return try agree(await client.answer(expected.ask.call), with: expected)
        }
        switch await client.ask(expected.ask.call) {
        case .failed: return
        case .unsupported: throw Unsupported()
        case .answered:
            throw CaseFault(
                "the client gives an answer, and \(expected.ask.asker.name) is to get \(expected.status)",
                to: expected.ask, expected: "an error", seen: "an answer")
        }
    }
}

extension Snapshot {
    /// Something that the answer to a call tells.
    fileprivate func changes(seenBy call: ContractCall) -> [CatalogChange] {
        switch call {
        case .listSectionsOfFile(let id):
            sections(of: id).map { Snapshot.newName(of: RecordID(collection: .sections, id: $0.id), $0.name) }
        case .getWaveform(let id, _): [shortening(id)]
        default: newNames
        }
    }

    /// Other names for all people and all artist spaces: every other answer has one of them.
    private var newNames: [CatalogChange] {
        users.map { Snapshot.newName(of: RecordID(collection: .users, id: $0.id), $0.name) }
            + spaces.map { Snapshot.newName(of: RecordID(collection: .artists, id: $0.id), $0.name) }
    }

    private static func newName(of record: RecordID, _ name: String) -> CatalogChange {
        .patch(record, ["name": .string("\(name), renamed")])
    }

    /// The file ends after a second.
    private func shortening(_ fileID: String) -> CatalogChange {
        let size = JSONValue.integer(Int64(AudioFile.sizeBytes(ofDurationMs: 1_000)))
        return .patch(RecordID(collection: .files, id: fileID), ["durationMs": 1_000, "sizeBytes": size])
    }
}
