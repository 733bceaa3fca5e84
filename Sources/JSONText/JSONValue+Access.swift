/// What a value holds, or nil when it is of another kind.
extension JSONValue {
    package var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var integerValue: Int64? {
        if case .integer(let value) = self { value } else { nil }
    }

    /// Any number's value; an integer beyond 2^53 is rounded.
    package var doubleValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    package var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var arrayValue: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    package var objectValue: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The value of an object's member; nil when there is none, or when this is no object.
    package subscript(key: String) -> JSONValue? {
        objectValue?[key]
    }

    /// The value that a pointer leads to from here (RFC 6901, section 4).
    package subscript(pointer: JSONPointer) -> JSONValue? {
        var value = self
        for component in pointer.components {
            guard let next = value.child(component) else { return nil }
            value = next
        }
        return value
    }

    private func child(_ component: String) -> JSONValue? {
        switch self {
        case .object(let object):
            return object[component]
        case .array(let elements):
            // An index has one spelling: no sign, no leading zero.
            guard let index = Int(component), elements.indices.contains(index), String(index) == component else {
                return nil
            }
            return elements[index]
        default:
            return nil
        }
    }
}
