import JSONText

extension JSONValue {
    /// Changes what keys lead to, where it is there.
    mutating func edit(_ keys: String..., by change: (inout JSONValue) -> Void) { edit(keys[...], by: change) }

    private mutating func edit(_ keys: ArraySlice<String>, by change: (inout JSONValue) -> Void) {
        guard let key = keys.first else { return change(&self) }
        guard var object = objectValue, var member = object[key] else { return }
        member.edit(keys.dropFirst(), by: change)
        object.set(key, member)
        self = .object(object)
    }

    /// Puts a value where keys lead to, whose last may be new.
    mutating func set(_ keys: String..., to value: JSONValue) {
        edit(keys.dropLast()[...]) { holder in
            guard var object = holder.objectValue, let key = keys.last else { return }
            object.set(key, value)
            holder = .object(object)
        }
    }

    /// Changes a list's elements; nothing for what is no list.
    mutating func editElements(by change: (inout [JSONValue]) -> Void) {
        guard var elements = arrayValue else { return }
        change(&elements)
        self = .array(elements)
    }

    mutating func editEach(by change: (inout JSONValue) -> Void) {
        editElements { elements in
            for index in elements.indices { change(&elements[index]) }
        }
    }

    var id: String? { self["id"]?.stringValue }

    func with(_ key: String, _ value: JSONValue) -> JSONValue {
        var changed = self
        changed.set(key, to: value)
        return changed
    }
}
