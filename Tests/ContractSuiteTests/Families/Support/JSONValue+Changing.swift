import JSONText

extension JSONValue {
    /// The value with every member of every object in it changed, or taken out.
    func changingMembers(_ change: (_ key: String, _ value: JSONValue) -> JSONValue?) -> JSONValue {
        switch self {
        case .object(let object):
            .object(
                JSONObject(
                    object.members.compactMap { key, value in
                        change(key, value.changingMembers(change)).map { (key, $0) }
                    }))
        case .array(let elements): .array(elements.map { $0.changingMembers(change) })
        case .null, .bool, .integer, .number, .string: self
        }
    }
}
