import JSONText

/// A world's rules, in the order in which they were added, with what they have seen.
package struct FaultRules: Sendable {
    private struct Entry: Sendable {
        let rule: FaultRule
        /// How many calls were its operation's and its caller's.
        var calls = 0
        /// How many of those it has hit.
        var hits = 0
    }

    private var entries: [Entry] = []
    /// Numbers are never given out again, so that a journal's ids stay true.
    private var lastNumber = 0

    package init() {}

    /// The same rules, before any call.
    var fresh: FaultRules {
        var fresh = self
        fresh.entries = entries.map { Entry(rule: $0.rule) }
        return fresh
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// - Parameter rule: members that satisfy the rule's schema and have no ``FaultRule/faults(operations:)``.
    package mutating func add(_ rule: JSONObject) -> FaultRule {
        lastNumber += 1
        let rule = FaultRule(id: "fault-\(lastNumber)", rule)
        entries.append(Entry(rule: rule))
        return rule
    }

    /// Whether there was such a rule.
    package mutating func remove(_ id: String) -> Bool {
        guard let index = entries.firstIndex(where: { $0.rule.id == id }) else { return false }
        entries.remove(at: index)
        return true
    }

    package mutating func removeAll() { entries = [] }

    /// Each rule with the `calls` that it has seen and its `hits` among them.
    package var values: [JSONValue] {
        entries.map { entry in
            var value = entry.rule.value
            value.append("calls", .integer(Int64(entry.calls)))
            value.append("hits", .integer(Int64(entry.hits)))
            return .object(value)
        }
    }

    /// Counts a call for every rule that it matches, and gives what the first one that hits it does.
    /// - Parameter caller: the id of whoever asks, if it is known.
    package mutating func judge(operation: String, caller: String?) -> Hit? {
        var first: Hit?
        for index in entries.indices where entries[index].rule.matches(operation: operation, caller: caller) {
            entries[index].calls += 1
            guard first == nil, let hit = entries[index].rule.hit(call: entries[index].calls) else { continue }
            entries[index].hits += 1
            first = hit
        }
        return first
    }
}
