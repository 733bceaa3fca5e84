import Contract
import JSONText
import Testing

@Suite("Variants of the bundled document's answers")
struct BundledVariantTests {
    private let root: JSONValue
    private let answers: [Answer]

    /// An answer of the document: its schema with the example, which every success has.
    private struct Answer: Sendable {
        let name: String
        let schema: Schema
        let example: JSONValue
    }

    /// Read once, since reading takes longer than all that is done with it.
    private static let bundled = Result { () throws -> (root: JSONValue, answers: [Answer]) in
        let document = try Bundled.document()
        var answers: [Answer] = []
        var known: Set<[JSONValue]> = []
        for operation in document.operations {
            for (status, response) in operation.responses.sorted(by: { $0.key < $1.key }) {
                for body in response.content.values where body.isJSON {
                    let name = "\(operation.id) \(status)"
                    guard let schema = body.schema, let example = body.example else { continue }
                    // Operations share their refusals.
                    guard known.insert([.string(schema.pointer.description), example]).inserted else { continue }
                    answers.append(Answer(name: name, schema: schema, example: example))
                }
            }
        }
        return (document.root, answers)
    }

    init() throws {
        (root, answers) = try Self.bundled.get()
    }

    private func places(in value: JSONValue, of answer: Answer) throws -> [AnswerPlace] {
        AnswerPlace.all(in: value, try #require(root[answer.schema.pointer]), of: root)
    }

    @Test("Every operation has an answer to make variants of")
    func operations() throws {
        for operation in try Bundled.document().operations {
            guard let content = operation.success?.content, content.isJSON else { continue }
            #expect(answers.contains { $0.example == content.example }, "\(operation.id)")
        }
    }

    @Test(
        "Every variant of every answer satisfies the document, and is the same each time", arguments: Variant.allCases)
    func valid(variant: Variant) {
        for answer in answers {
            let varied = variant.applied(to: answer.example, by: answer.schema)
            #expect(SchemaValidator.validate(varied, against: answer.schema) == [], "\(answer.name)")
            let again = variant.applied(to: answer.example, by: answer.schema)
            #expect(JSONWriter.bytes(of: varied) == JSONWriter.bytes(of: again), "\(answer.name)")
        }
    }

    @Test(
        "A variant of a variant satisfies the document too",
        arguments: Variant.allCases.filter { $0 != .manyItems })
    func composed(variant: Variant) {
        // Lists in lists, roles, links and people: all of the document's shapes are in these.
        for answer in answers where ["getTrack 200", "listSharedByMe 200"].contains(answer.name) {
            for other in Variant.allCases where other != .manyItems {
                let varied = variant.applied(
                    to: other.applied(to: answer.example, by: answer.schema), by: answer.schema)
                #expect(SchemaValidator.validate(varied, against: answer.schema) == [], "\(other) \(answer.name)")
            }
        }
    }

    @Test("An answer changes just where it is not yet as the variant says, and then is", arguments: Variant.allCases)
    func meaning(variant: Variant) throws {
        var changed: [String] = []
        for answer in answers {
            let varied = variant.applied(to: answer.example, by: answer.schema)
            for place in try places(in: varied, of: answer) where holds(variant, at: place) == false {
                Issue.record("\(answer.name): \(place.name) is \(place.value)")
            }
            let isDue = try places(in: answer.example, of: answer).contains { holds(variant, at: $0) == false }
            #expect((varied != answer.example) == isDue, "\(answer.name)")
            if isDue { changed.append(answer.name) }
        }
        #expect(!changed.isEmpty)
    }

    /// Whether the place is as the variant says; nil where that says nothing of it.
    private func holds(_ variant: Variant, at place: AnswerPlace) -> Bool? {
        switch (variant, place.value) {
        case (.nullOptionals, .object(let object)):
            let nullable = place.properties(in: root).filter { AnswerPlace.types(of: $0.schema).contains("null") }
            return nullable.isEmpty ? nil : nullable.allSatisfy { object[$0.key] == .null }
        case (.absentOptionals, .object(let object)):
            return Set(object.keys.map(JSONValue.string)) == Set(place.schema["required"]?.arrayValue ?? [])
        case (.emptyLists, .array(let elements)):
            return elements.isEmpty
        case (.singleItem, .array(let elements)):
            return elements.count == 1
        case (.manyItems, .array(let elements)):
            let isSpokenOf = !place.isInList && elements.first.map { $0.objectValue != nil } ?? true
            return isSpokenOf ? elements.count == 250 : nil
        case (.extraFields, .object(let object)):
            let known = Set(place.properties(in: root).map(\.key))
            return object.keys.filter { !known.contains($0) }.count == 7
        case (.unknownEnum, .string):
            return place.knownValues.isEmpty ? nil : !place.knownValues.contains(place.value)
        case (.maxIntegers, .integer(let integer)):
            return place.schema["maximum"] == .integer(integer)
        case (_, .string(let text)):
            return holds(variant, for: text, at: place)
        default:
            return nil
        }
    }

    private func holds(_ variant: Variant, for text: String, at place: AnswerPlace) -> Bool? {
        let isInstant = place.schema["format"] == "date-time"
        let longest = place.maximum("maxLength") ?? .max
        return switch variant {
        case .fractionalSeconds where isInstant: text.hasSuffix(".123Z") || text.hasSuffix(".123456789Z")
        case .offsetDates where isInstant: ["+02:00", "-07:00", "+05:45"].contains { text.hasSuffix($0) }
        case .longText where place.isFreeText: text.unicodeScalars.count >= min(1_000, longest)
        case .oddText where place.isFreeText: text.hasPrefix("  👩‍👩‍👧‍👦")
        default: nil
        }
    }

    @Test("Ids are unique in every list, where items are made", arguments: [Variant.singleItem, .manyItems])
    func identity(variant: Variant) throws {
        for answer in answers {
            let varied = variant.applied(to: answer.example, by: answer.schema)
            for place in try places(in: varied, of: answer) {
                guard let items = place.value.arrayValue else { continue }
                let ids = items.compactMap { $0["id"] ?? $0["user"]?["id"] }
                if Set(ids).count != ids.count { Issue.record("\(answer.name): \(place.name)") }
            }
        }
    }

    @Test("Ids and URLs stay as they are, but in copies", arguments: Variant.allCases.filter { $0 != .manyItems })
    func names(variant: Variant) throws {
        for answer in answers {
            let varied = variant.applied(to: answer.example, by: answer.schema)
            let before = Set(try names(in: answer.example, of: answer))
            let after = Set(try names(in: varied, of: answer))
            // What is made for an empty list has names too.
            if variant != .singleItem { #expect(after.isSubset(of: before), "\(answer.name)") }
            let keepsAll = ![.nullOptionals, .absentOptionals, .emptyLists, .singleItem].contains(variant)
            if keepsAll { #expect(after == before, "\(answer.name)") }
        }
    }

    private func names(in value: JSONValue, of answer: Answer) throws -> [JSONValue] {
        try places(in: value, of: answer)
            .filter { $0.value != .null && ($0.isID || $0.schema["format"] == "uri") }.map(\.value)
    }
}
