import Foundation
import JSONText

/// What a client keeps, as a tree.
enum Kept: Sendable, Hashable {
    case nothing
    case text(String)
    /// A `JSONValue` of a number: integers that fit `Int64` are kept exactly.
    case integer(Int64)
    case number(Double)
    case bool(Bool)
    case date(Date)
    case list([Kept])
    case fields([KeptField])
    /// A case of an enumeration, with what it carries: its associated values, or a raw value that is no text.
    indirect case choice(name: String, payload: Kept)
}

/// A property and what it holds.
struct KeptField: Sendable, Hashable {
    let name: String
    let value: Kept
}

extension Kept {
    /// Whether it is as good as nothing: an empty text, list or object tells no more than nil does.
    var isEmpty: Bool {
        switch self {
        case .nothing: true
        case .text(let text): text.isEmpty
        case .list(let elements): elements.isEmpty
        case .fields(let fields): fields.allSatisfy(\.value.isEmpty)
        case .integer, .number, .bool, .date, .choice: false
        }
    }

    /// A text, also where a type of the client's is wrapped around it.
    var text: String? {
        switch self {
        case .text(let text): text
        case .choice(let name, let payload): payload.text ?? name
        case .fields: wrapped?.text
        case .nothing, .integer, .number, .bool, .date, .list: nil
        }
    }

    /// A list's elements, also where a type of the client's is wrapped around them.
    var list: [Kept]? {
        switch self {
        case .list(let elements): elements
        case .choice(_, let payload): payload.list
        case .fields: wrapped?.list
        case .nothing, .text, .integer, .number, .bool, .date: nil
        }
    }

    /// What a type of the client's is wrapped around: its one property, or the one that is named like it.
    var wrapped: Kept? {
        guard case .fields(let fields) = self else { return nil }
        if fields.count == 1 { return fields[0].value }
        for name in ["wrappedValue", "rawValue", "value", "storage"] {
            if let field = fields.first(where: { $0.name == name }) { return field.value }
        }
        return nil
    }

    /// A property, by its name in the answer.
    subscript(key: String) -> Kept? {
        switch self {
        case .fields(let fields): FieldNames(fields.map(\.name)).name(for: key).flatMap(fields.value)
        case .choice(_, let payload): payload[key]
        default: nil
        }
    }
}

extension [KeptField] {
    func value(named name: String) -> Kept? { first { $0.name == name }?.value }
}
