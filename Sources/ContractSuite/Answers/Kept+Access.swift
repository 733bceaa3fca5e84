extension Kept {
    /// Whether it is as good as nothing: an empty text, list or object tells no more than nil does.
    var isEmpty: Bool {
        switch self {
        case .nothing: true
        case .text(let text): text.isEmpty
        case .list(let elements): elements.isEmpty
        case .fields(let fields): fields.allSatisfy(\.value.isEmpty)
        case .bool, .integer, .number, .date, .choice: false
        }
    }

    /// A text, also where a type of the client's is wrapped around it.
    var text: String? {
        switch self {
        case .text(let text): text
        case .choice(let name, let payload): payload.text ?? name
        case .fields: encodedChoice ?? wrapped?.text
        case .nothing, .bool, .integer, .number, .date, .list: nil
        }
    }

    /// A list's elements, also where a type of the client's is wrapped around them.
    var list: [Kept]? {
        switch self {
        case .list(let elements): elements
        case .choice(_, let payload): payload.list
        case .fields: wrapped?.list
        case .nothing, .text, .bool, .integer, .number, .date: nil
        }
    }

    /// A property, by its name in the answer.
    subscript(key: String) -> Kept? {
        switch self {
        case .fields(let fields): FieldNames(fields.map(\.name)).name(for: key).flatMap(fields.value)
        case .choice(_, let payload): payload[key]
        case .nothing, .text, .bool, .integer, .number, .date, .list: nil
        }
    }

    /// What a type of the client's is wrapped around: its one property, or the one that is named like it.
    var wrapped: Kept? {
        guard case .fields(let fields) = self else { return nil }
        if fields.count == 1 { return fields[0].value }
        return ["wrappedValue", "rawValue", "value", "storage"].lazy.compactMap(fields.value).first
    }

    /// The name of a case without associated values as Swift's own encoding has it: `{"viewer": {}}`.
    var encodedChoice: String? {
        guard case .fields(let fields) = self, fields.count == 1, fields[0].value == .fields([]) else { return nil }
        return fields[0].name
    }
}
