import JSONText

/// The members of an object, or the elements of an array, before and after.
struct VariantSlots {
    private struct Slot {
        let key: String
        let before: JSONValue?
        let after: JSONValue?
        var isTaken: Bool

        /// Nil where it is not there.
        var value: JSONValue? { isTaken ? after : before }
    }

    private var slots: [Slot] = []
    /// Those that change.
    private var changes: [Int] = []

    mutating func keep(_ value: JSONValue, key: String = "") {
        slots.append(Slot(key: key, before: value, after: nil, isTaken: false))
    }

    /// Nil stands for what is not there.
    mutating func change(_ before: JSONValue?, to after: JSONValue?, key: String = "") {
        changes.append(slots.count)
        slots.append(Slot(key: key, before: before, after: after, isTaken: true))
    }

    /// The whole with all changes, or else with those of them, one after the other, that leave it valid. Nil where none does.
    mutating func settled(at place: SchemaPlace, judge: SchemaJudge, as whole: (VariantSlots) -> JSONValue)
        -> JSONValue?
    {
        if changes.isEmpty { return nil }
        let all = whole(self)
        if judge.admits(all, at: place) { return all }
        for index in changes { slots[index].isTaken = false }
        var best: JSONValue?
        for index in changes {
            guard judge.spend(slots.count) else { break }
            slots[index].isTaken = true
            let next = whole(self)
            if judge.admits(next, at: place) {
                best = next
            } else {
                slots[index].isTaken = false
            }
        }
        return best
    }

    var array: JSONValue { .array(slots.compactMap(\.value)) }

    var object: JSONValue {
        var object = JSONObject()
        for slot in slots {
            if let value = slot.value { object.append(slot.key, value) }
        }
        return .object(object)
    }
}
