import JSONText

extension JSONValue {
    /// What a value is, as it follows the word "found".
    var inWords: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .integer(let value): "the integer \(value)"
        case .number(let value): "the number \(value)"
        case .string(let value): "the string \(value.quoted())"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
