/// How a schema applies other schemas, named by their index in the graph, to a value or to what is below it.
enum SchemaApplicator: Sendable {
    // To the value itself.
    case reference(Int)
    case all([Int])
    case any([Int])
    case exactlyOne([Int])
    case not(Int)
    // To what is below it.
    case items(Int)
    case properties(SchemaProperties)

    /// Those that judge the same value: a circle of them would never come to an end.
    var inPlace: [Int] {
        switch self {
        case .reference(let index), .not(let index): [index]
        case .all(let indexes), .any(let indexes), .exactlyOne(let indexes): indexes
        case .items, .properties: []
        }
    }

    var children: [Int] {
        switch self {
        case .items(let index): [index]
        case .properties(let properties): properties.named.values + (properties.others.map { [$0] } ?? [])
        default: inPlace
        }
    }
}

/// `properties`, `required` and `additionalProperties`.
struct SchemaProperties: Sendable {
    var named: [String: Int] = [:]
    var required: [String] = []
    /// The schema of all properties that are not named; nil where anything goes.
    var others: Int?
    /// `additionalProperties: false`.
    var refusesOthers = false

    var assertsNothing: Bool { named.isEmpty && required.isEmpty && others == nil && !refusesOthers }
}
