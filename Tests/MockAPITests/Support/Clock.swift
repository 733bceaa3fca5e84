import Catalog
import Foundation
import JSONText
import MockAPI

/// A clock that a test moves. `@unchecked Sendable`: its time is only touched under the lock.
final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var time: Instant

    init(_ time: Instant) { self.time = time }

    var now: Instant {
        get { lock.withLock { time } }
        set { lock.withLock { time = newValue } }
    }

    /// A world that tells the time by this clock.
    func world(of catalog: Snapshot) -> World { World(catalog: catalog) { self.now } }
}
