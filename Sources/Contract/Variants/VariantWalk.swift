import JSONText

/// One walk through a value and its schema that makes a variant of the value, from the inside out.
struct VariantWalk {
    let variant: Variant
    let judge: SchemaJudge
    var ids: FreshIDs
    /// How much may still be added where little can become much, in bytes or so.
    var growthLeft = 4 << 20
    /// How many made items are around the place, each within the other.
    var madeLevels = 0
    private var nullables: [[Int]: Bool] = [:]

    init(_ variant: Variant, through value: JSONValue, by schema: Schema) {
        self.variant = variant
        judge = SchemaJudge(schema.graph.nodes)
        ids = FreshIDs(judge: judge)
        if variant == .manyItems || variant == .singleItem { ids.avoid(all: value, by: [schema.index]) }
    }

    /// The variant of a value, or nil where it stays as it was.
    mutating func varied(_ value: JSONValue, by schemas: [Int]) -> JSONValue? {
        if schemas.isEmpty { return nil }
        let place = judge.place(of: value, by: schemas)
        return switch value {
        case .object(let object): varied(object, at: place)
        case .array(let elements): varied(elements, at: place)
        case .string(let text): variedText(text, at: place)
        case .integer, .number: variedNumber(value, at: place)
        case .null, .bool: nil
        }
    }

    /// Whether null satisfies the schemas.
    mutating func isNullable(_ schemas: [Int]) -> Bool {
        if let known = nullables[schemas] { return known }
        let isNullable = judge.admits(.null, by: schemas)
        nullables[schemas] = isNullable
        return isNullable
    }

    /// Whether there is room for so much more, which is then taken.
    mutating func grow(by amount: Int) -> Bool {
        guard amount <= growthLeft else { return false }
        growthLeft -= amount
        return true
    }

    /// The first of the texts that may stand at a place.
    func first(of texts: [String], at place: SchemaPlace) -> JSONValue? {
        texts.lazy.map(JSONValue.string).first { judge.admits($0, at: place) }
    }
}
