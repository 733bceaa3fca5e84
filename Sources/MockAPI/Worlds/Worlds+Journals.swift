extension Worlds {
    /// Brings all journals together back within their budget, with room to spare. What was idle longest forgets first:
    /// a test that runs has its verdict, however many have run before it.
    func shortenJournals() {
        var excess = journalBudget.excess
        guard excess > 0 else { return }
        for world in all.sorted(by: { ($0.lastUse, $0.serial) < ($1.lastUse, $1.serial) }) where excess > 0 {
            excess -= world.shortenJournal(by: excess)
        }
    }
}

extension Worlds {
    /// From now on no journal is lost with its world.
    package func keepLedger() { ledger.begin() }

    /// What the ledger has, if one is kept, together with what the worlds' journals say now.
    package var balance: Ledger {
        all.reduce(into: ledger.content) { balance, world in balance.close(world.read { $0 }, of: world) }
    }

    /// Empties a world's journal, and takes back what was expected of it.
    package func forgetRequests(of world: World) {
        let last = world.change { state, _ in state.before { $0.forgetRequests() } }
        ledger.write { $0.judge(last, of: world) }
    }
}

extension World {
    /// - Returns: how many bytes of its journal were given back.
    fileprivate func shortenJournal(by bytes: Int) -> Int {
        change { state, _ in
            let cost = state.journal.cost
            state.journal.forget(toFit: max(0, cost - bytes))
            return cost - state.journal.cost
        }
    }
}
