import Catalog
import JSONText

/// What the backend adds up is what the client would add up itself.
enum AggregateFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        // Both share at every level, and own little enough for a walk.
        ["ben", "dara"].map { name in
            ContractCase(
                ContractCall.listSharedByMe.operationID, .aggregate, name,
                "What the backend adds up for \(name) is what the client adds up from its other answers."
            ) { scene in
                let person = scene.person(name)
                try scene.change(scene.world.moment.catalog.revokingALink(of: person))
                let client = try await scene.client(for: person)
                let aggregate = Aggregate(
                    ask: Ask(.listSharedByMe, as: client.asker), told: try await client.kept(.listSharedByMe))
                let table = try aggregate.table()
                let derived = try await Derivation(by: client).table
                try aggregate.require(table, toBe: derived)
                try aggregate.requireTotals(of: derived)
                return Tally()
            }
        }
    }
}

/// What a client makes of `SharedByMe`.
private struct Aggregate {
    let ask: Ask
    let told: Kept

    /// - Throws: ``Unsupported`` where the client does not keep what it takes.
    func table() throws -> Sharing.Table {
        var table = Sharing.Table()
        for level in Sharing.Level.allCases {
            for entry in try (told[level.rawValue]?.list).required(level.rawValue, of: ask.call) {
                let id = try (entry["id"]?.text).required("ids", of: ask.call)
                let links = try (entry["links"]?.list).required("links", of: ask.call)
                let sharing = try Sharing(of: entry, activeLinks: links, from: ask.call)
                let other = table[level, default: [:]].updateValue(sharing, forKey: id)
                guard other == nil else { throw CaseFault("/\(level) has \(id) twice", to: ask) }
            }
        }
        return table
    }

    func require(_ table: Sharing.Table, toBe derived: Sharing.Table) throws(CaseFault) {
        for level in Sharing.Level.allCases {
            let (table, derived) = (table[level] ?? [:], derived[level] ?? [:])
            for id in Set(table.keys).union(derived.keys).sorted() where table[id] != derived[id] {
                let headline =
                    switch (table[id], derived[id]) {
                    case (nil, _): "/\(level) lacks \(id), which the client's other answers show to be shared"
                    case (_, nil): "/\(level) has \(id), which the client's other answers do not show to be shared"
                    default: "/\(level) shows \(id) shared otherwise than the client's other answers do"
                    }
                throw fault(headline, at: level.rawValue, expected: derived[id], seen: table[id])
            }
        }
    }

    /// Holds those of the totals that the client keeps against what was counted.
    func requireTotals(of derived: Sharing.Table) throws(CaseFault) {
        let sharings = derived.values.flatMap(\.values)
        let counts = [
            ("resources", sharings.count), ("collaborators", Set(sharings.flatMap(\.collaborators)).count),
            ("activeLinks", sharings.reduce(0) { $0 + $1.activeLinks.count }),
        ]
        for (name, count) in counts {
            guard case .integer(let total) = told["totals"]?[name], total != count else { continue }
            throw fault(
                "/totals/\(name) is \(total), and the client's other answers make \(count)", at: "totals",
                expected: count, seen: Int(total))
        }
    }

    private func fault<Value: CustomStringConvertible>(
        _ headline: String, at member: String, expected: Value?, seen: Value?
    ) -> CaseFault {
        CaseFault(
            headline, to: ask, at: JSONPointer([member]), expected: expected?.description ?? "nothing",
            seen: seen?.description ?? "nothing")
    }
}

extension Snapshot {
    /// Revokes the first of somebody's links, so that one that is not active is among those that the walk finds.
    fileprivate func revokingALink(of person: User) -> [CatalogChange] {
        links.first { space(holding: $0.subject).ownerId == person.id }.map {
            [.patch(RecordID(collection: .links, id: $0.id), ["revokedAt": .string("\(scenario.now)")])]
        } ?? []
    }
}
