import Catalog
import Foundation
import JSONText

/// All worlds of a server, by name. A name that nobody has used yet is a fresh start of the scenario.
///
/// `@unchecked Sendable`: everything mutable is only touched under the lock. Worlds have locks of their own; whoever holds
/// one of those does not ask for this one.
package final class Worlds: @unchecked Sendable {
    /// Where requests are answered that name no world. It is never dropped.
    package let standard: World
    package let scenarios: Scenarios
    let time: TimeSource
    private let start: ClockStart
    private let maximum: Int
    let journalBudget = JournalBudget()
    let ledger = KeptLedger()

    private let lock = NSLock()
    private var worlds: [String: World]
    private var idleOrder = IdleOrder()
    private var droppedNames = DroppedNames()
    private var made = 1
    private var onDrop: @Sendable (World) -> Void = { _ in }

    /// What a new world's clock shows.
    package enum ClockStart: Sendable {
        /// The scenario's `now`, standing.
        case standing
        /// The scenario's `now` at this time of the day, running.
        case running(from: Instant)
    }

    /// - Parameter maximum: how many there may be, at least two; the one that was not asked for longest gives way to a new one.
    package init(
        _ scenarios: Scenarios, start: ClockStart = .standing, maximum: Int = 10_000, time: TimeSource
    ) {
        self.scenarios = scenarios
        self.start = start
        self.maximum = maximum
        self.time = time
        let state = Worlds.state(of: scenarios.standard, scenarios.standardCatalog, start)
        standard = World(name: WorldName.standard, serial: 0, state, time: time, journalBudget)
        worlds = [WorldName.standard: standard]
    }

    private static func state(of scenario: String, _ catalog: Snapshot, _ start: ClockStart) -> WorldState {
        let now = catalog.scenario.now
        let clock: WorldClock =
            switch start {
            case .standing: .standing(at: now)
            case .running(let wall): .running(from: now, at: wall)
            }
        return WorldState(scenario: scenario, catalog: catalog, clock: clock)
    }

    private func freshState(of scenario: String) throws(Problem) -> WorldState {
        Worlds.state(of: scenario, try scenarios.catalog(scenario), start)
    }
}

// MARK: - Finding and making

extension Worlds {
    /// In the order in which they were made.
    package var all: [World] { lock.withLock { worlds.values.sorted { $0.serial < $1.serial } } }

    /// The world of a name; nothing where nobody has used the name.
    /// - Throws: `badWorldName`, `worldDropped`.
    package func find(_ name: String) throws(Problem) -> World? {
        guard WorldName.isValid(name) else { throw .badWorldName(name) }
        lock.lock()
        defer { lock.unlock() }
        if let world = worlds[name] { return world }
        if droppedNames.contains(name) { throw .worldDropped(name) }
        return nil
    }

    /// The world of a name, which is made where nobody has used the name before.
    package func findOrMake(_ name: String) throws(Problem) -> (world: World, isNew: Bool) {
        if let world = try find(name) { return (world, false) }
        do throws(Problem) {
            return (try make(name), true)
        } catch {
            // Two requests may name it first.
            guard case .worldExists = error, let world = try find(name) else { throw error }
            return (world, false)
        }
    }

    /// Makes a world at a scenario's start.
    /// - Parameters:
    ///   - name: the next free `world-1`, `world-2` … if nil.
    ///   - scenario: the one that the server plays if nil.
    /// - Throws: `badWorldName`, `worldExists`, `unknownScenario`, `faultySeeds`.
    package func make(_ name: String? = nil, from scenario: String? = nil) throws(Problem) -> World {
        try followed(add(name, freshState(of: scenario ?? scenarios.standard)))
    }

    /// Makes a world that begins as another one is now: its catalogue, clock and weather. Its journal begins empty.
    /// - Throws: `badWorldName`, `worldExists`, or `worldDropped` where there is nothing left to begin as.
    package func fork(_ world: World, to name: String? = nil) throws(Problem) -> World {
        let fork = world.read(\.fork)
        guard !fork.isDropped else { throw .worldDropped(world.name) }
        return try followed(add(name, fork))
    }

    private func add(_ name: String?, _ state: WorldState) throws(Problem) -> World {
        if let name, !WorldName.isValid(name) { throw .badWorldName(name) }
        let (world, idlest) = try insert(name, state)
        if let idlest { dropHandler(idlest) }
        return world
    }

    private func insert(_ name: String?, _ state: WorldState) throws(Problem) -> (made: World, dropped: World?) {
        lock.lock()
        defer { lock.unlock() }
        let name = name ?? freeName()
        guard worlds[name] == nil else { throw .worldExists(name) }
        let idlest = worlds.count >= maximum ? idleOrder.popIdlest { worlds.values.filter { $0 !== standard } } : nil
        if let idlest { _ = remove(idlest) }
        var state = state
        state.lastUse = time.uptime()
        let world = World(name: name, serial: made, state, time: time, journalBudget)
        made += 1
        worlds[name] = world
        droppedNames.remove(name)
        return (world, idlest)
    }

    private func freeName() -> String {
        var number = made
        while worlds["world-\(number)"] != nil { number += 1 }
        return "world-\(number)"
    }

    /// False where it is not there any more, though another may have its name.
    private func remove(_ world: World) -> Bool {
        guard worlds[world.name] === world else { return false }
        worlds[world.name] = nil
        droppedNames.insert(world.name)
        let last = world.change { state, _ in state.before { $0.drop() } }
        ledger.write { $0.close(last, of: world) }
        return true
    }
}

// MARK: - Dropping

extension Worlds {
    /// - Throws: `badWorldName`, `worldDropped`, `notFound`, or `worldIsStandard` for the one that is always there.
    package func drop(_ name: String) throws(Problem) {
        guard name != WorldName.standard else { throw .worldIsStandard }
        guard let world = try find(name) else { throw .notFound(.world, id: name) }
        // Somebody else may drop it at the same time.
        guard lock.withLock({ remove(world) }) else { throw .worldDropped(name) }
        dropHandler(world)
    }

    /// Undoes the making of a world that nobody has heard of yet: its name is as if it had never been used.
    func unmake(_ world: World) {
        lock.withLock {
            if remove(world) { droppedNames.remove(world.name) }
        }
        dropHandler(world)
    }

    /// What else is to be done for every world that is dropped.
    package var dropHandler: @Sendable (World) -> Void {
        get { lock.withLock { onDrop } }
        set { lock.withLock { onDrop = newValue } }
    }
}

// MARK: - Going back, and going along

extension Worlds {
    /// Puts a world back to a scenario's start.
    /// - Parameter scenario: the one that it started from if nil.
    /// - Throws: `unknownScenario`, `faultySeeds`.
    package func reset(_ world: World, to scenario: String? = nil) throws(Problem) {
        let fresh = try freshState(of: scenario ?? world.read(\.scenario))
        let last = world.change { state, _ in state.before { $0.reset(to: fresh) } }
        ledger.write { $0.close(last, of: world) }
        _ = try followed(world)
    }

    /// The world, with seeds that have changed while it was made.
    private func followed(_ world: World) throws(Problem) -> World {
        let fresh = try freshState(of: world.read(\.scenario))
        world.change { state, _ in state.follow(fresh) }
        return world
    }

    /// Something has changed that the answers of every world depend on.
    func noteChange() {
        for world in all { world.change { state, _ in state.noteChange() } }
    }

    /// Takes up seeds that have changed, in every world of the scenario that has no changes of its own.
    package func reload(_ scenario: String, _ catalog: Snapshot) {
        scenarios.replace(scenario, by: catalog)
        let fresh = Worlds.state(of: scenario, catalog, start)
        for world in all {
            world.change { state, _ in
                if state.scenario == scenario { state.follow(fresh) }
            }
        }
    }
}
