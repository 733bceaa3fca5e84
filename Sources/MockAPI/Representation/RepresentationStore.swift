import Catalog
import Foundation
import HTTPWire
import JSONText

/// Keeps representations within a budget of bytes, in two generations: what is used moves to the young one, and when that
/// has filled half the budget the old one goes.
///
/// `@unchecked Sendable`: what it keeps is only touched under the lock.
final class RepresentationStore: @unchecked Sendable {
    private let lock = NSLock()
    private let budget: Int
    private var young: [RepresentationName: Representation] = [:]
    private var old: [RepresentationName: Representation] = [:]
    private var youngBytes = 0
    /// A short way to what is kept. It goes with each generation, so that it holds no body for longer.
    private var repeated = RepeatedRequests()

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

    /// What the same request was answered before. Whether that still holds is the world's to say.
    func known(_ request: HTTPRequest, through door: Door) -> Answer? {
        guard let head = request.head else { return nil }
        lock.lock()
        defer { lock.unlock() }
        return repeated.known(head, through: door)
    }

    /// Keeps an answer for the same request.
    func remember(_ answer: Answer, to request: HTTPRequest, through door: Door) {
        guard answer.standing != nil, let head = request.head else { return }
        lock.lock()
        defer { lock.unlock() }
        repeated.remember(answer, to: head, through: door)
    }

    func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        young = [:]
        old = [:]
        youngBytes = 0
        repeated = RepeatedRequests()
    }

    func store(_ representation: Representation, as name: RepresentationName) {
        guard representation.body.bytesHeld <= budget / 4 else { return }
        lock.lock()
        defer { lock.unlock() }
        keep(representation, as: name)
    }

    private func keep(_ representation: Representation, as name: RepresentationName) {
        let cost = RepresentationStore.cost(of: representation, name)
        if youngBytes + cost > budget / 2 {
            old = young
            young = [:]
            repeated = RepeatedRequests()
            youngBytes = 0
        }
        let replaced = young.updateValue(representation, forKey: name)
        youngBytes += cost - (replaced.map { RepresentationStore.cost(of: $0, name) } ?? 0)
    }

    /// What an entry takes, roughly: its texts, and what holds them.
    private static func cost(of representation: Representation, _ name: RepresentationName) -> Int {
        512 + representation.body.bytesHeld + 2 * representation.fields.lines.count + name.textBytes
    }
}

extension Representation {
    fileprivate func isFresh(at now: Instant) -> Bool { freshUntil.map { now < $0 } ?? true }
}
