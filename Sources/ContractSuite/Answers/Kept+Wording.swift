import JSONText

extension Kept {
    /// The value as a message says it.
    var wording: String {
        switch self {
        case .nothing: "nothing"
        case .text(let text): text.quoted()
        case .bool(let value): "\(value)"
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .date(let date): "the moment \(date.rfc3339)"
        case .list(let elements): "a list of \(elements.count)"
        case .fields(let fields): "an object of \(fields.map(\.name).joined(separator: ", "))"
        case .choice(let name, .nothing): "the case .\(name)"
        case .choice(let name, let payload): "the case .\(name) with \(payload.wording)"
        }
    }
}

extension JSONValue {
    /// The value as a message says it.
    var wording: String {
        switch self {
        case .array(let elements): "a list of \(elements.count)"
        case .object(let object): "an object of \(object.keys.joined(separator: ", "))"
        case .string(let text): text.quoted()
        case .null, .bool, .integer, .number: String(decoding: JSONWriter.bytes(of: self), as: UTF8.self)
        }
    }
}
