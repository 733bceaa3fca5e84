import Catalog
import JSONText

/// All in which worlds differ.
package struct WorldState: Sendable {
    /// The name of the scenario that it started from, and its catalogue and clock as they were then.
    package let scenario: String
    private var base: Snapshot
    private var start: WorldClock

    package private(set) var catalog: Snapshot
    package private(set) var clock: WorldClock
    /// The latest that the clock has shown before it was last set: what was right by then stays so, though the clock was set
    /// back.
    private var past: Instant
    package private(set) var rules = FaultRules()
    package var journal = Journal()
    package var expectations = Expectations()

    /// Counts whatever an answer can depend on: answers that were kept are good for one version.
    private(set) var version = 0
    /// The number of the last write of an operation's, which ids are made of, see ``NewIDs``.
    var lastWrite = 0
    /// The seeds have changed since, and this world has not followed, since it has changes of its own.
    package private(set) var isStale = false
    package private(set) var isDropped = false
    /// The port that leads to this world alone.
    package var port: Int?
    /// When it was last asked, see ``TimeSource/uptime``.
    var lastUse: UInt64 = 0

    init(scenario: String, catalog: Snapshot, clock: WorldClock) {
        self.scenario = scenario
        base = catalog
        start = clock
        self.catalog = catalog
        self.clock = clock
        past = catalog.scenario.now
    }

    /// Whether the catalogue differs from the scenario's.
    package var isChanged: Bool { catalog !== base }

    /// What a fork of it begins with.
    var fork: WorldState {
        var fork = self
        fork.rules = rules.fresh
        fork.journal = Journal()
        fork.expectations = Expectations()
        fork.version = 0
        fork.port = nil
        return fork
    }
}

// MARK: - Changes

extension WorldState {
    /// Makes a change, and gives what was before.
    mutating func before(_ change: (inout WorldState) -> Void) -> WorldState {
        let before = self
        change(&self)
        return before
    }

    /// Makes all changes of one write, or none of them.
    mutating func commit(_ changes: [CatalogChange], at now: Instant) throws(ChangeRefusal) -> AppliedChanges {
        let applied = try catalog.applying(changes, at: max(now, past))
        catalog = applied.catalog
        clock.tick()
        version += 1
        return applied
    }

    /// Something has changed outside that its answers depend on.
    mutating func noteChange() { version += 1 }

    mutating func setClock(to instant: Instant, isRunning: Bool, at wall: Instant) {
        past = max(past, clock.now { wall })
        clock.set(to: instant, isRunning: isRunning, at: wall)
        version += 1
    }

    package mutating func changeRules<Value>(_ change: (inout FaultRules) -> Value) -> Value {
        version += 1
        return change(&rules)
    }

    /// Which rule hits a call. Every call that is judged counts.
    mutating func judge(operation: String, caller: String?) -> Hit? {
        rules.judge(operation: operation, caller: caller)
    }

    mutating func reset(to fresh: WorldState) {
        guard !isDropped else { return }
        let (version, port, lastUse) = (version, port, lastUse)
        var journal = journal
        journal.startAgain()
        self = fresh
        self.journal = journal
        self.version = version + 1
        self.port = port
        self.lastUse = lastUse
    }

    /// Takes up new seeds, and their clock where this one's was not touched.
    mutating func follow(_ fresh: WorldState) {
        guard base !== fresh.base else { return }
        version += 1
        guard !isChanged else {
            isStale = true
            return
        }
        if clock == start { clock = fresh.clock }
        base = fresh.base
        start = fresh.start
        catalog = fresh.catalog
        past = max(past, fresh.past)
    }

    /// Empties the journal, and takes back what was expected of it.
    mutating func forgetRequests() {
        journal.removeAll()
        expectations.removeAll()
    }

    /// Lets go of all that it holds: kept answers may hold on to the world for a while.
    mutating func drop() {
        isDropped = true
        catalog = .empty
        base = .empty
        version += 1
        journal = Journal()
        expectations = Expectations()
    }
}
