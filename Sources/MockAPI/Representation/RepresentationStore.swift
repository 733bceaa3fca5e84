import Catalog
import JSONText
import Foundation

/// Keeps representations within a budget of bytes, in two generations: what is used moves to the young one, and when that
/// has filled half the budget the old one goes.
///
/// `@unchecked Sendable`: both generations are only touched under the lock.
final class RepresentationStore: @unchecked Sendable {
    private let lock = NSLock()
    private let budget: Int
    private var young: [RepresentationName: Representation] = [:]
    private var old: [RepresentationName: Representation] = [:]
    private var youngBytes = 0

    /// - Parameter budget: in bytes of bodies, over both generations.
    init(budget: Int = 8 << 20) {
        self.budget = budget
    }

    /// The representation of the name, unless the clock has passed what it depends on.
    func representation(_ name: RepresentationName, at now: Instant) -> Representation? {
        lock.lock()
        defer { lock.unlock() }
        if let found = young[name] { return found.isFresh(at: now) ? found : nil }
        guard let found = old[name], found.isFresh(at: now) else { return nil }
        keep(found, as: name)
        return found
    }

    func store(_ representation: Representation, as name: RepresentationName) {
        guard representation.body.count <= budget / 4 else { return }
        lock.lock()
        defer { lock.unlock() }
        keep(representation, as: name)
    }

    private func keep(_ representation: Representation, as name: RepresentationName) {
        let cost = representation.body.count + RepresentationStore.overhead
        if youngBytes + cost > budget / 2 {
            old = young
            young = [:]
            youngBytes = 0
        }
        let replaced = young.updateValue(representation, forKey: name)
        youngBytes += cost - (replaced.map { $0.body.count + RepresentationStore.overhead } ?? 0)
    }

    /// What an entry costs besides its body, roughly: fields, name and place.
    private static let overhead = 1024
}

extension Representation {
    fileprivate func isFresh(at now: Instant) -> Bool { freshUntil.map { now < $0 } ?? true }
}
