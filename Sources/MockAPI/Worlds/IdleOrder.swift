/// Worlds in the order in which they were asked last, so that making room for one more does not take a look at all.
///
/// Times of last use only grow: of the worlds that were sorted once, the first that has not been asked since was idle
/// longest, also compared with those that were made later.
struct IdleOrder {
    private struct Entry {
        let world: World
        let lastUse: UInt64
    }

    /// The idlest last.
    private var entries: [Entry] = []

    /// Takes out the world that was not asked for longest; of several the one that was made first.
    /// - Parameter all: the worlds that may be taken.
    mutating func popIdlest(of all: () -> [World]) -> World? {
        if let idlest = popUnused() { return idlest }
        entries = all().map { Entry(world: $0, lastUse: $0.lastUse) }
            .sorted { ($0.lastUse, $0.world.serial) > ($1.lastUse, $1.world.serial) }
        // Each may have been asked meanwhile.
        return popUnused() ?? all().first
    }

    private mutating func popUnused() -> World? {
        while let entry = entries.popLast() {
            if !entry.world.isDropped, entry.world.lastUse == entry.lastUse { return entry.world }
        }
        return nil
    }
}
