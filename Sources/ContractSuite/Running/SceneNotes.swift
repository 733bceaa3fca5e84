import Catalog
import Foundation
import JSONText

/// What was done in a scene, for whoever has to do it again.
///
/// `@unchecked Sendable`: everything mutable is only touched under the lock.
final class SceneNotes: @unchecked Sendable {
    private let lock = NSLock()
    private var asks: [Ask] = []
    private var allRules: [JSONObject] = []
    private var allChanges: [CatalogChange] = []

    func add(_ ask: Ask) { lock.withLock { asks.append(ask) } }
    func add(_ rule: JSONObject) { lock.withLock { allRules.append(rule) } }
    func add(_ changes: [CatalogChange]) { lock.withLock { allChanges += changes } }

    /// What a client was asked last.
    var lastAsk: Ask? { lock.withLock { asks.last } }

    /// What was asked before something was asked for the last time.
    func asks(before ask: Ask) -> ArraySlice<Ask> {
        lock.withLock { asks.prefix(upTo: asks.lastIndex(of: ask) ?? 0) }
    }

    var rules: [JSONObject] { lock.withLock { allRules } }
    var changes: [CatalogChange] { lock.withLock { allChanges } }
}
