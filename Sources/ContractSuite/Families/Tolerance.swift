import Contract
import JSONText

/// Every answer that the contract allows can be read.
enum ToleranceFamily {
    static func cases(_ shelf: Shelf, _ showcase: Showcase) -> [ContractCase] {
        shelf.operations.unlikeInWriting.filter(\.answersJSON).flatMap { operation -> [ContractCase] in
            guard let exhibit = showcase[operation] else { return [] }
            return Variant.allCases.map { variant in
                ContractCase(operation.id, .tolerance, variant.rawValue, variant.sentence) { scene in
                    let client = try await scene.client(for: exhibit)
                    try scene.addRule(variant.rule(for: operation.id))
                    // Before it is asked: what changes something is answered otherwise afterwards.
                    let expected = try scene.expected(exhibit.call, as: exhibit.person, underRules: true)
                    var tally = Tally()
                    try tally.agree(await client.answer(exhibit.call), with: expected)
                    return tally
                }
            }
        }
    }
}

extension Variant {
    fileprivate func rule(for operation: String) -> JSONObject {
        JSONObject([("operation", .string(operation)), ("variant", .string(rawValue))])
    }

    fileprivate var sentence: String {
        switch self {
        case .nullOptionals: "Every property that may be null is, and the client reads the answer."
        case .absentOptionals: "Every property that is not required is absent, and the client reads the answer."
        case .emptyLists: "Every list is empty, and the client reads the answer."
        case .singleItem: "Every list has one item, and the client reads the answer."
        case .extraFields:
            "Objects have properties that the contract does not know yet, and the client reads the answer."
        case .unknownEnum:
            "Enumerations have values that the contract does not know yet, and the client reads the answer."
        case .fractionalSeconds: "Instants have fractions of seconds, and the client reads the answer."
        case .offsetDates: "Instants are written with an offset, and the client takes them for what they are."
        case .longText: "Texts are as long as they may be, and the client keeps them whole."
        case .oddText:
            "Texts begin with spaces, and hold emoji, combining marks, right-to-left script and line breaks; "
                + "the client keeps them."
        case .maxIntegers: "Integers are as great as they may be, and the client keeps them exactly."
        case .manyItems: "Lists have 250 items and more, and the client keeps them all."
        }
    }
}
