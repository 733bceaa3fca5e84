import Catalog
import Foundation
import JSONText

/// What worlds start from, by name. The first is the one that the server plays; others are read when somebody asks for them.
///
/// `@unchecked Sendable`: what was read is only touched under the lock.
package final class Scenarios: @unchecked Sendable {
    package typealias Loader = @Sendable () -> Result<Snapshot, FileFaults>

    /// The one that worlds start from where nothing else is said.
    package let standard: String
    private let loaders: [String: Loader]
    private let lock = NSLock()
    private var loaded: [String: Snapshot]

    /// - Parameter others: how to read each of the others.
    package init(_ name: String = "default", _ catalog: Snapshot, others: [String: Loader] = [:]) {
        standard = name
        loaders = others
        loaded = [name: catalog]
    }

    /// The catalogue of the standard one.
    package var standardCatalog: Snapshot { lock.withLock { loaded[standard]! } }

    /// The one that is played first, then by name.
    package var names: [String] { [standard] + loaders.keys.filter { $0 != standard }.sorted() }

    /// - Throws: where there is none of the name, or its seeds are wrong.
    func catalog(_ name: String) throws(Problem) -> Snapshot {
        if let catalog = lock.withLock({ loaded[name] }) { return catalog }
        guard let load = loaders[name] else { throw .unknownScenario(name, known: names) }
        do throws(FileFaults) {
            let catalog = try load().get()
            return lock.withLock {
                // Whoever was first counts: worlds are told from their scenario by identity.
                if let earlier = loaded[name] { return earlier }
                loaded[name] = catalog
                return catalog
            }
        } catch {
            throw .faultySeeds(name, error.description)
        }
    }

    /// Takes up seeds that have changed.
    func replace(_ name: String, by catalog: Snapshot) {
        lock.withLock { loaded[name] = catalog }
    }
}
