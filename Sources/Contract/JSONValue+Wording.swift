import JSONText

extension JSONValue {
    /// The value as a message shows it: `12`, `"abc"`, `an array of 3 items`, `an object of 2 properties`.
    var wording: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let integer): String(integer)
        case .number(let number): JSONNumber(number).description
        case .string(let text): Self.quoted(text)
        case .array(let elements): Self.counted(elements.count, "array", "item", "items")
        case .object(let object): Self.counted(object.count, "object", "property", "properties")
        }
    }

    /// How much there is of it, since that may be what is wrong with it.
    private static func counted(_ count: Int, _ noun: String, _ one: String, _ many: String) -> String {
        count == 0 ? "an empty \(noun)" : "an \(noun) of \(count) \(count == 1 ? one : many)"
    }

    /// A long text is cut, and its length told, since that may be what is wrong with it.
    private static func quoted(_ text: String) -> String {
        let length = text.unicodeScalars.count
        return length > 60 ? text.quoted(upTo: 40) + " (\(length) characters)" : text.quoted()
    }
}
