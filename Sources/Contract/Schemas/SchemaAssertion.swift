import JSONText

/// What a schema asserts of a value by itself, without looking below it.
enum SchemaAssertion: Sendable {
    /// The schema `false`.
    case never
    case types(JSONTypes)
    case enumeration(SchemaEnumeration)
    case range(NumberRange)
    case multiple(of: JSONNumber)
    case length(CountRange)
    case pattern(ECMAPattern)
    case format(SchemaFormat)
    case itemCount(CountRange)
    case uniqueItems
    case propertyCount(CountRange)

    /// Whether the value is as asserted. Most say nothing of values of another type than their own.
    func holds(for value: JSONValue) -> Bool {
        switch self {
        case .never: false
        case .types(let types): types.admits(value)
        case .enumeration(let enumeration): enumeration.contains(value)
        case .range(let range): JSONNumber(value).map(range.contains) ?? true
        case .multiple(let divisor): JSONNumber(value)?.isMultiple(of: divisor) ?? true
        case .length(let range): value.stringValue.map { range.contains($0.unicodeScalars.count) } ?? true
        case .pattern(let pattern): value.stringValue.map(pattern.matches) ?? true
        case .format(let format): format.holds(for: value)
        case .itemCount(let range): value.arrayValue.map { range.contains($0.count) } ?? true
        case .uniqueItems: value.arrayValue.map { Set($0).count == $0.count } ?? true
        case .propertyCount(let range): value.objectValue.map { range.contains($0.count) } ?? true
        }
    }

    /// What follows the type when the expectation is told; nil where another assertion tells it.
    var wording: String? {
        switch self {
        case .never, .types, .enumeration: nil
        case .range(let range): range.wording
        case .multiple(let divisor): "that is a multiple of \(divisor)"
        case .length(let range): "of \(range.wording("character", "characters"))"
        case .pattern(let pattern) where pattern.source == #"\S"#: "that is not blank"
        case .pattern(let pattern): "that matches /\(pattern.source)/"
        case .format(let format): format.wording
        case .itemCount(let range): "of \(range.wording("item", "items"))"
        case .uniqueItems: "without repeated items"
        case .propertyCount(let range): "of \(range.wording("property", "properties"))"
        }
    }
}
