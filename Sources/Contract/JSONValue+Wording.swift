import JSONText

extension JSONValue {
    /// The value as a message shows it: `12`, `"abc"`, `an array of 3 items`, `an object`.
    var wording: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let integer): String(integer)
        case .number(let number): JSONNumber(number).description
        case .string(let text): Self.quoted(text)
        case .array(let elements): elements.count == 1 ? "an array of 1 item" : "an array of \(elements.count) items"
        case .object: "an object"
        }
    }

    /// A long text is cut, and its length told, since that may be what is wrong with it.
    private static func quoted(_ text: String) -> String {
        let length = text.unicodeScalars.count
        return length > 60 ? text.quoted(upTo: 40) + " (\(length) characters)" : text.quoted()
    }
}
