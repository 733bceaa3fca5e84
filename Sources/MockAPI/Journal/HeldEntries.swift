/// The entries that a journal's records share, each with what it stands for.
struct HeldEntries: Sendable {
    struct Holding: Sendable {
        let entry: JournalEntry
        /// How many records hold it.
        var records: Int
        /// How many requests it stood for since it was held, forgotten ones included.
        var requests: Int
    }

    private var byIdentity: [ObjectIdentifier: Holding] = [:]
    /// What the entries take together.
    private(set) var bytes = 0

    var all: some Sequence<Holding> { byIdentity.values }

    mutating func hold(_ entry: JournalEntry) {
        let isNew = byIdentity[ObjectIdentifier(entry), default: Holding(entry: entry, records: 0, requests: 0)].add()
        if isNew { bytes += entry.size }
    }

    /// Takes one record's share away. What the entry stood for, once no record holds it.
    mutating func release(_ entry: JournalEntry) -> Holding? {
        let identity = ObjectIdentifier(entry)
        byIdentity[identity]?.records -= 1
        guard let holding = byIdentity[identity], holding.records == 0 else { return nil }
        byIdentity[identity] = nil
        bytes -= entry.size
        return holding
    }
}

extension HeldEntries.Holding {
    /// One record more; whether it is the first.
    fileprivate mutating func add() -> Bool {
        records += 1
        requests += 1
        return records == 1
    }
}
