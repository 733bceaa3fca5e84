import Catalog
import Contract

/// What the client does is done, once and as it was asked, and the client knows what has come of it.
enum WritesFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        shelf.operations.filter(\.isWriting).compactMap { operation in
            guard let exhibit = shelf.special(operation) else { return nil }
            return ContractCase(
                operation.id, .writes, nil,
                "What the client is told to do is done as it was told and nothing else, and it knows what has come of it."
            ) { scene in
                let client = try await scene.client(for: exhibit)
                var tally = Tally()
                for call in exhibit.calls {
                    let rehearsal = try scene.rehearsal()
                    let expected = try rehearsal.answer(to: call, as: exhibit.person)
                    try tally.agree(await client.answer(call), with: expected)
                    try scene.require(rehearsal.catalog)
                }
                return tally
            }
        }
    }
}

extension Scene {
    /// - Throws: the first thing in the world that is not as it is to be.
    fileprivate func require(_ expected: Snapshot) throws(CaseFault) {
        let seen = world.moment.catalog
        for collection in CatalogCollection.allCases {
            guard let deviation = RecordDeviation(collection, expected: expected, seen: seen) else { continue }
            throw CaseFault(
                deviation.headline, expected: deviation.expected?.text ?? "no such \(collection.noun)",
                seen: deviation.seen?.text ?? "no such \(collection.noun)")
        }
    }
}
