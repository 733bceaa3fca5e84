import Contract
import JSONText
import Testing

@Suite("Variants of objects")
struct ObjectVariantTests {
    private static let track = """
        {"type": "object", "required": ["name", "artist"], "properties": {
        "name": {"type": "string"}, "label": {"type": ["string", "null"]}, "isrc": {"type": ["string", "null"]},
        "artist": {"type": "object", "properties": {"genre": {"type": ["string", "null"]}}},
        "file": {"type": ["object", "null"], "properties": {"name": {"type": ["string", "null"]}}}}}
        """
    private static let value = #"{"name": "Lull", "isrc": "X", "artist": {"genre": "Folk"}, "more": "Y"}"#

    @Test("What may be null is null, named or not in the answer")
    func nulls() throws {
        let expected = #"{"name":"Lull","isrc":null,"artist":{"genre":null},"more":"Y","file":null,"label":null}"#
        #expect(try Variant.nullOptionals.text(of: Self.value, by: Self.track) == expected)
    }

    @Test("What is not required is left out, at every level")
    func absence() throws {
        #expect(try Variant.absentOptionals.text(of: Self.value, by: Self.track) == #"{"name":"Lull","artist":{}}"#)
    }

    @Test("Open objects get properties of every type")
    func extras() throws {
        let varied = try JSONParser.parse(Array(Variant.extraFields.text(of: "{}", by: #"{"type": "object"}"#).utf8))
        let kinds = varied.objectValue?.members.map { member in
            switch member.value {
            case .null: "null"
            case .bool: "boolean"
            case .integer: "integer"
            case .number: "number"
            case .string: "string"
            case .array: "array"
            case .object: "object"
            }
        }
        #expect(kinds == ["string", "integer", "number", "boolean", "null", "array", "object"])
    }

    @Test(
        "Objects that are closed, or whose other properties have a schema, get none",
        arguments: [
            #"{"type": "object", "additionalProperties": false}"#,
            #"{"type": "object", "additionalProperties": {"type": "integer"}}"#,
            #"{"type": "object", "maxProperties": 0}"#,
            #"{"allOf": [{"type": "object"}, {"additionalProperties": false}]}"#,
        ])
    func closed(schema: String) throws {
        #expect(try Variant.extraFields.text(of: "{}", by: schema) == "{}")
    }

    @Test("A name that the document or the answer has is not given again")
    func collision() throws {
        let schema = #"{"type": "object", "properties": {"soundcheckExtraText": {"type": "integer"}}}"#
        let varied = try Variant.extraFields.text(of: #"{"soundcheckExtraFlag": 7}"#, by: schema)
        #expect(varied.hasPrefix(#"{"soundcheckExtraFlag":7,"soundcheckExtraInteger":42,"#))
        #expect(!varied.contains("soundcheckExtraText"))
    }

    @Test("Bounds on the number of properties hold, with as many changes as fit")
    func counts() throws {
        let nullable = #"{"type": ["string", "null"]}"#
        let properties = #""properties": {"a": \#(nullable), "b": \#(nullable), "c": \#(nullable)}"#
        let most = #"{"type": "object", "maxProperties": 2, \#(properties)}"#
        #expect(try Variant.nullOptionals.text(of: #"{"c": "x"}"#, by: most) == #"{"c":null,"a":null}"#)
        #expect(try Variant.extraFields.text(of: "{}", by: most).contains("soundcheckExtraInteger"))
        let least = #"{"type": "object", "minProperties": 1, \#(properties)}"#
        #expect(try Variant.absentOptionals.text(of: #"{"a": "x", "b": "y"}"#, by: least) == #"{"b":"y"}"#)
    }

    @Test("The values of a map are varied by their schema")
    func maps() throws {
        let schema = #"{"type": "object", "additionalProperties": {"type": "integer", "maximum": 9}}"#
        #expect(try Variant.maxIntegers.text(of: #"{"a": 1, "b": 2}"#, by: schema) == #"{"a":9,"b":9}"#)
        #expect(try Variant.absentOptionals.text(of: #"{"a": 1, "b": 2}"#, by: schema) == "{}")
    }

    @Test("What no schema speaks of is left alone", arguments: Variant.allCases)
    func unknown(variant: Variant) throws {
        let value = #"{"a":[{"id":"x","at":"2026-06-07T09:30:00Z","n":1}]}"#
        let varied = try variant.text(of: value, by: #"{"type": "object", "required": ["a"]}"#)
        #expect(varied.hasPrefix(value.dropLast()))
        #expect(varied == value || variant == .extraFields)
    }
}
