/// Equality as JSON Schema 2020-12 (core, section 4.2.2) defines it: numbers by their mathematical value, so that 1 and 1.0 are equal;
/// strings by their code points; objects whatever the order of their members.
extension JSONValue: Hashable {
    package static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null):
            true
        case (.bool(let left), .bool(let right)):
            left == right
        case (.integer(let left), .integer(let right)):
            left == right
        case (.number(let left), .number(let right)):
            left == right
        case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
            Int64(exactly: number) == integer
        case (.string(let left), .string(let right)):
            ExactText(left) == ExactText(right)
        case (.array(let left), .array(let right)):
            left == right
        case (.object(let left), .object(let right)):
            left == right
        default:
            false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .null:
            hasher.combine(0)
        case .bool(let value):
            hasher.combine(value)
        case .integer(let value):
            hasher.combine(value)
        case .number(let value):
            if let integer = Int64(exactly: value) {
                hasher.combine(integer)
            } else {
                hasher.combine(value)
            }
        case .string(let value):
            hasher.combine(ExactText(value))
        case .array(let elements):
            hasher.combine(elements)
        case .object(let object):
            hasher.combine(object)
        }
    }
}
