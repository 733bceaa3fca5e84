import Contract
import ContractFiles
import Foundation
import JSONText
import Testing

@testable import ContractSuite

/// A client that keeps everything, and one that gets a single value wrong, held against every answer of the document in
/// every variant.
@Suite("Answers of the bundled document")
struct BundledAnswersTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let operation: String
        let answer: JSONValue
        let schema: Schema
        var testDescription: String { operation }
    }

    private static let examples: [Example] = {
        let document = try? ContractDocument.load(
            Array(Data(contentsOf: ContractFiles.document())), name: "openapi.json")
        return (document?.operations ?? []).compactMap { operation in
            guard let content = operation.success?.content, let answer = content.example, let schema = content.schema
            else { return nil }
            return Example(operation: operation.id, answer: answer, schema: schema)
        }
    }()

    @Test("There is an example for every operation that answers in JSON")
    func all() { #expect(Self.examples.count == 38) }

    @Test(
        "A client that keeps everything agrees in every value of every variant", arguments: examples, Variant.allCases)
    func whole(example: Example, variant: Variant) {
        let answer = variant.applied(to: example.answer, by: example.schema)
        let agreement = ContractAnswer.encoded(Everything(answer)).agreement(with: answer, by: example.schema)
        #expect(agreement.differences == [])
        #expect(agreement.compared == agreement.of)
    }

    @Test("So does one that has no types of its own", arguments: examples)
    func untyped(example: Example) {
        let agreement = ContractAnswer.mirrored(Everything(example.answer).untyped)
            .agreement(with: example.answer, by: example.schema)
        #expect(agreement.differences == [])
        #expect(agreement.compared == agreement.of)
    }

    @Test("A single wrong value is found at its place, and nowhere else", arguments: examples)
    func wrongValues(example: Example) throws {
        for change in example.answer.changes {
            let agreement = ContractAnswer.encoded(Everything(change.value))
                .agreement(with: example.answer, by: example.schema)
            #expect(agreement.differences.map(\.pointer) == [change.pointer])
        }
    }
}

/// A JSON value as a model that keeps all of it.
private struct Everything: Encodable {
    let value: JSONValue
    init(_ value: JSONValue) { self.value = value }

    var untyped: Any {
        switch value {
        case .null: String?.none as Any
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let elements): elements.map { Everything($0).untyped }
        case .object(let object):
            Dictionary(uniqueKeysWithValues: object.members.map { ($0.key, Everything($0.value).untyped) })
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch value {
        case .array(let elements): try elements.map { Everything($0) }.encode(to: encoder)
        case .object(let object):
            try Dictionary(uniqueKeysWithValues: object.members.map { ($0.key, Everything($0.value)) }).encode(
                to: encoder)
        default:
            var container = encoder.singleValueContainer()
            switch value {
            case .bool(let value): try container.encode(value)
            case .integer(let value): try container.encode(value)
            case .number(let value): try container.encode(value)
            case .string(let value): try container.encode(value)
            default: try container.encodeNil()
            }
        }
    }
}

extension JSONValue {
    /// Each way in which one value in this can be wrong: a text with something behind it, a number one greater, a list
    /// without its last element. Of a list's elements the first and the last are changed.
    fileprivate var changes: [(pointer: JSONPointer, value: JSONValue)] {
        switch self {
        case .null: [(JSONPointer(), "made up")]
        case .bool(let value): [(JSONPointer(), .bool(!value))]
        case .integer(let value): [(JSONPointer(), .integer(value + 1))]
        case .number(let value): [(JSONPointer(), .number(value + 1))]
        case .string(let value): [(JSONPointer(), .string(value + "x"))]
        case .array(let elements):
            (elements.isEmpty ? [] : [(JSONPointer(), .array(elements.dropLast()))])
                + Set([0, elements.count - 1]).intersection(elements.indices).flatMap { index in
                    elements[index].changes.map { change in
                        var changed = elements
                        changed[index] = change.value
                        return (JSONPointer(["\(index)"] + change.pointer.components), .array(changed))
                    }
                }
        case .object(let object):
            object.members.flatMap { member in
                member.value.changes.map { change in
                    var changed = object
                    changed.set(member.key, change.value)
                    return (JSONPointer([member.key] + change.pointer.components), .object(changed))
                }
            }
        }
    }
}
