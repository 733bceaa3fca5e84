import JSONText

extension JSONValue {
    /// What a value is, as it follows the word "found".
    var inWords: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .integer(let value): "the integer \(value)"
        case .number(let value): "the number \(value)"
        case .string(let value): "the string \(Self.quoted(value))"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// On one line and not too long for one.
    private static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(60)
        var quoted = String(decoding: JSONWriter.bytes(of: String(shown)), as: UTF8.self)
        if shown.endIndex < text.unicodeScalars.endIndex {
            quoted.removeLast()
            quoted += "…\""
        }
        return quoted
    }
}
