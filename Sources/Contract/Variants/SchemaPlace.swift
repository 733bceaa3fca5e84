import JSONText

/// All that the document says of one value: the schemas that apply to it, and what these stand for by `$ref`, `allOf` and the
/// alternatives that count.
struct SchemaPlace {
    /// The schemas, by their index in the graph.
    let schemas: [Int]
    /// How many alternatives the longest choice has; 0 where the parts below say everything.
    let alternatives: Int
    let assertions: [SchemaAssertion]
    /// What the parts say of an object's properties.
    let properties: [SchemaProperties]
    /// The schemas of an array's items.
    let items: [Int]
    /// The values that `x-extensible-enum` lists.
    let knownValues: [JSONValue]
    /// The examples and defaults that the parts give of themselves.
    let examples: [JSONValue]
    /// Whether the value names a thing.
    let isID: Bool

    init(schemas: [Int], parts: [SchemaNode], alternatives: Int) {
        self.schemas = schemas
        self.alternatives = alternatives
        assertions = parts.flatMap(\.assertions)
        let applicators = parts.flatMap(\.applicators)
        properties = applicators.compactMap { if case .properties(let properties) = $0 { properties } else { nil } }
        items = applicators.compactMap { if case .items(let index) = $0 { index } else { nil } }
        knownValues = parts.flatMap(\.knownValues)
        examples = parts.flatMap { $0.examples + [$0.defaultValue].compactMap(\.self) }.map(\.value)
        isID = parts.contains { Self.isIDName($0.pointer) }
    }

    var hasAlternatives: Bool { alternatives > 0 }

    /// The types that all parts allow; nil where none of them says.
    var types: JSONTypes? {
        var common: JSONTypes?
        for case .types(let types) in assertions { common = common?.narrowed(to: types) ?? types }
        return common
    }

    /// How long a text may be.
    var length: CountRange {
        assertions.reduce(CountRange()) { if case .length(let range) = $1 { $0.narrowed(to: range) } else { $0 } }
    }

    /// How many items an array may have.
    var itemCount: CountRange {
        assertions.reduce(CountRange()) { if case .itemCount(let range) = $1 { $0.narrowed(to: range) } else { $0 } }
    }

    func has(_ format: SchemaFormat) -> Bool {
        assertions.contains { if case .format(format) = $0 { true } else { false } }
    }

    /// The values that `enum` or `const` lists, first of the first.
    var enumeratedValues: [JSONValue] {
        for case .enumeration(let enumeration) in assertions { return enumeration.values }
        return []
    }

    /// Whether a text may be any, as far as the document says more of it than its length.
    var isFreeText: Bool {
        !isID && knownValues.isEmpty
            && !assertions.contains {
                switch $0 {
                case .enumeration, .pattern, .format: true
                default: false
                }
            }
    }
}

extension JSONTypes {
    /// The types that both allow. An integer is a number.
    fileprivate func narrowed(to other: JSONTypes) -> JSONTypes {
        let common = intersection(other)
        let isInteger = contains(.integer) && other.contains(.number) || contains(.number) && other.contains(.integer)
        return isInteger ? common.union(.integer) : common
    }
}

extension CountRange {
    fileprivate func narrowed(to other: CountRange) -> CountRange {
        CountRange(
            minimum: [minimum, other.minimum].compactMap(\.self).max(),
            maximum: [maximum, other.maximum].compactMap(\.self).min())
    }
}
