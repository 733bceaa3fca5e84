import Catalog
import JSONText

/// A catalogue with its own clock: what operations answer about.
package struct World: Sendable {
    package let catalog: Snapshot
    /// The world's time. No other time reaches an answer's content.
    package let now: @Sendable () -> Instant

    package init(catalog: Snapshot, now: @escaping @Sendable () -> Instant) {
        self.catalog = catalog
        self.now = now
    }

    /// A world whose clock stands at its scenario's `now`, so that answers depend on nothing but the seeds.
    package static func standing(_ catalog: Snapshot) -> World {
        let now = catalog.scenario.now
        return World(catalog: catalog, now: { now })
    }
}
