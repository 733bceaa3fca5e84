import Contract
import HTTPWire
import JSONText

/// A rule of a world's weather: which calls it hits, and what happens to them. Its members are those of the document that
/// describes `/__admin`.
package struct FaultRule: Sendable {
    /// Such as `fault-1`.
    package let id: String
    /// Its members, as they were sent.
    let sent: JSONObject

    private let operation: String?
    private let caller: String?
    /// Which of the calls of that operation and caller, counted from 1.
    private let calls: ClosedRange<Int>
    /// How many of those calls, from 0 to 1, drawn by the seed.
    private let share: Double
    private let seed: Int
    private let when: Moment
    /// The delay is drawn for each call.
    private let effect: Effect
    private let delay: ClosedRange<Int>

    /// When a call is hit.
    package enum Moment: String, Sendable {
        /// Before it is judged further: where a status takes the answer's place, or nothing is sent, nothing is done.
        case before
        /// Once it is done: only the answer is lost.
        case after
    }

    /// - Parameter sent: members that satisfy the rule's schema and have no ``faults(operations:)``.
    package init(id: String, _ sent: JSONObject) {
        self.id = id
        self.sent = JSONObject(sent.members.filter { $0.key != "id" && $0.value != .null }.map { ($0.key, $0.value) })
        operation = sent["operation"]?.stringValue
        caller = sent["caller"]?.stringValue
        let first = sent.integer("fromCall") ?? 1
        calls = first...max(first, sent.integer("toCall") ?? .max)
        share = sent["share"]?.doubleValue ?? 1
        seed = sent.integer("seed") ?? 0
        when = sent["when"]?.stringValue.flatMap(Moment.init) ?? .before
        effect = Effect(sent)
        let least = sent.integer("delayMs") ?? 0
        delay = least...max(least, sent.integer("delayToMs") ?? least)
    }

    /// The rule as it is shown.
    package var value: JSONObject {
        JSONObject([("id", .string(id))] + sent.members.map { ($0.key, $0.value) })
    }

    func matches(operation: String, caller: String?) -> Bool {
        (self.operation ?? operation) == operation && (self.caller == nil || self.caller == caller)
    }

    /// What happens to the matching call of that number; nothing where the rule lets it pass.
    func hit(call number: Int) -> Hit? {
        guard calls.contains(number) else { return nil }
        var dice = Dice(seed: "\(seed)/\(number)")
        guard dice.chance(share) else { return nil }
        var effect = effect
        effect.delivery.delay = dice.integer(delay)
        return Hit(ruleID: id, when: when, effect: effect)
    }
}

/// A rule that hit a call.
package struct Hit: Sendable, Hashable {
    package let ruleID: String
    package let when: FaultRule.Moment
    /// Its delay is drawn.
    package let effect: Effect
}

extension Effect {
    /// What a rule's members say of it, but for the delay.
    fileprivate init(_ sent: JSONObject) {
        status = sent.integer("status").map { HTTPStatus(code: $0) }
        retryAfter = sent.integer("retryAfterSeconds")
        variant = sent["variant"]?.stringValue.flatMap(Variant.init)
        let rate = sent.integer("bytesPerSecond")
        if let mishap = sent["fault"]?.stringValue.flatMap(Mishap.init) {
            suffer(mishap, afterBytes: sent.integer("afterBytes"), bytesPerSecond: rate)
        } else {
            delivery.bytesPerSecond = rate
        }
    }
}

extension JSONObject {
    /// A member's integer, `3.0` being one as well.
    func integer(_ key: String) -> Int? { self[key]?.wholeNumber }
}
