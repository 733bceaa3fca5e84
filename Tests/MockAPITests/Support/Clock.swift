import Catalog
import Dispatch
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

    /// Worlds that tell the time by this clock.
    func worlds(of catalog: Snapshot) -> Worlds {
        Worlds(
            Scenarios("default", catalog), start: .running(from: catalog.scenario.now),
            time: TimeSource(wall: { self.now }, uptime: { 0 }))
    }
}

extension Worlds {
    /// Worlds whose clocks stand at the catalogue's own instant, so that answers depend on nothing but the seeds.
    static func standing(_ catalog: Snapshot) -> Worlds {
        Worlds(
            Scenarios("default", catalog),
            time: TimeSource(wall: { catalog.scenario.now }, uptime: { DispatchTime.now().uptimeNanoseconds }))
    }
}
