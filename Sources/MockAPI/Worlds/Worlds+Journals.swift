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
