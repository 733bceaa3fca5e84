import Catalog
import Foundation
import JSONText

/// A copy of the catalogue with its own clock, weather, journal and versions, that nobody in another world can see.
///
/// `@unchecked Sendable`: the state is only touched under the lock.
package final class World: @unchecked Sendable {
    package let name: String
    /// No two worlds have the same, not even of one name.
    let serial: Int
    private let time: TimeSource
    private let journalBudget: JournalBudget
    private let lock = NSLock()
    private var state: WorldState

    init(name: String, serial: Int, _ state: WorldState, time: TimeSource, _ journalBudget: JournalBudget) {
        self.name = name
        self.serial = serial
        self.state = state
        self.time = time
        self.journalBudget = journalBudget
    }

    /// What one request sees of its world, from beginning to end.
    package struct Moment: Sendable {
        package let catalog: Snapshot
        package let now: Instant
        let version: Int
        let isStale: Bool
        let isDropped: Bool
        let hasWeather: Bool
    }

    package var moment: Moment {
        let used = time.uptime()
        lock.lock()
        defer { lock.unlock() }
        state.lastUse = used
        return Moment(
            catalog: state.catalog, now: state.clock.now(time.wall), version: state.version, isStale: state.isStale,
            isDropped: state.isDropped, hasWeather: !state.rules.isEmpty)
    }

    /// What `read` makes of the present state. It works on a copy, so that it may take its time and ask the world again.
    package func read<Value>(_ read: (WorldState) -> Value) -> Value {
        lock.lock()
        let state = state
        lock.unlock()
        return read(state)
    }

    var isDropped: Bool { lock.withLock { state.isDropped } }

    /// See ``WorldState/lastUse``.
    var lastUse: UInt64 { lock.withLock { state.lastUse } }

    /// Changes the state. Nothing else sees or changes it meanwhile, so `change` must not ask this world again.
    package func change<Value, Fault: Error>(
        _ change: (inout WorldState, _ wall: () -> Instant) throws(Fault) -> Value
    ) throws(Fault) -> Value {
        lock.lock()
        let before = state.journal.cost
        defer {
            let spent = state.journal.cost - before
            lock.unlock()
            if spent != 0 { journalBudget.spend(spent) }
        }
        return try change(&state, time.wall)
    }

    /// The world's time.
    package var now: Instant { moment.now }
}

extension World {
    /// Makes all of the changes, or none of them.
    package func apply(_ changes: [CatalogChange]) throws(ChangeRefusal) -> AppliedChanges {
        try change { (state, wall) throws(ChangeRefusal) in
            try state.commit(changes, at: state.clock.now(wall))
        }
    }
}

extension World {
    /// Notes a request, unless the world was dropped while it was answered.
    /// - Parameter duration: in nanoseconds.
    func record(_ entry: JournalEntry, at now: Instant, took duration: UInt64) {
        change { state, _ in
            guard !state.isDropped else { return }
            state.journal.record(entry, at: now, duration: Double(duration) / 1e9)
        }
    }

    /// Notes that a request came again, if its answer still stands. Most requests come this way.
    /// - Parameters:
    ///   - begin: when it came, see ``TimeSource/uptime``.
    ///   - end: when it was answered.
    func recordAgain(_ entry: JournalEntry?, _ standing: Standing, from begin: UInt64, to end: UInt64) -> Bool {
        change { state, wall in
            let now = state.clock.now(wall)
            guard standing.holds(in: state.version, at: now) else { return false }
            state.lastUse = end
            if let entry {
                state.journal.record(entry, at: now, duration: Double(end - begin) / 1e9)
            }
            return true
        }
    }
}
