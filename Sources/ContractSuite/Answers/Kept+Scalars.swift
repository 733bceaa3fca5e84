import JSONText

extension Kept {
    /// Whether this says the same as a text, a number or a Boolean of the answer's.
    func agrees(with expected: JSONValue) -> Bool {
        switch (self, expected) {
        case (.choice(let name, let payload), _):
            payload.agrees(with: expected) || name.plain == expected.stringValue?.plain
        case (.text(let kept), .string(let text)):
            JSONValue.string(kept) == expected || means(text)
        case (_, .string(let text)):
            means(text) || encodedChoice.map { $0.plain == text.plain } ?? wrapped?.agrees(with: expected) ?? false
        case (.fields, _):
            wrapped?.agrees(with: expected) ?? false
        case (.text(let kept), .integer), (.text(let kept), .number):
            kept == expected.wording
        default:
            scalar == expected
        }
    }

    private var scalar: JSONValue? {
        switch self {
        case .bool(let value): .bool(value)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .nothing, .text, .date, .list, .fields, .choice: nil
        }
    }
}
