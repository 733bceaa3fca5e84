import Contract
import JSONText
import Testing

/// Schemas that the bundled document does not have and another may: whatever comes of them is valid, which
/// `Variant.text(of:by:)` checks each time.
@Suite("Variants by awkward schemas")
struct AwkwardSchemaVariantTests {
    private static let cases: [(value: String, schema: String, others: String)] = [
        // A shape that holds itself.
        (
            #"{"text": "a", "replies": [{"text": "b", "replies": []}]}"#,
            ##"{"$ref": "#/components/schemas/Comment"}"##,
            ##"""
            "Comment": {"type": "object", "required": ["text", "replies"], "properties": {"text": {"type": "string"},
            "replies": {"type": "array", "items": {"$ref": "#/components/schemas/Comment"}}}}
            """##
        ),
        // A shape that requires itself, and so has no value of finite size.
        (
            "[]", ##"{"type": "array", "items": {"$ref": "#/components/schemas/Endless"}}"##,
            ##"""
            "Endless": {"type": "object", "required": ["a", "b"], "properties": {
            "a": {"$ref": "#/components/schemas/Endless"}, "b": {"$ref": "#/components/schemas/Endless"}}}
            """##
        ),
        // Alternatives told apart by a constant, by what they require, by what they refuse.
        (
            #"[{"kind": "a", "n": 1, "at": "2026-06-07T09:30:00Z"}, {"kind": "b", "t": "x", "l": [1]}]"#,
            """
            {"type": "array", "items": {"oneOf": [
            {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "a"},
            "n": {"type": ["integer", "null"], "maximum": 5}, "at": {"type": "string", "format": "date-time"}}},
            {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "b"}, "t": {"type": "string"},
            "l": {"type": "array", "items": {"type": "integer"}}}}]}}
            """, ""
        ),
        (
            #"{"n": 3}"#,
            #"{"oneOf": [{"properties": {"n": {"type": "integer", "maximum": 5}}}, {"required": ["m"], "type": "object"}]}"#,
            ""
        ),
        (
            #"{"a": 1}"#,
            #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}], "properties": {"b": {"type": ["null"]}}}"#, ""
        ),
        (#"{"a": 1, "b": 2}"#, #"{"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}"#, ""),
        (#"{"a": "x"}"#, #"{"not": {"required": ["soundcheckExtraText"]}, "type": "object"}"#, ""),
        (#""ep""#, #"{"oneOf": [{"type": "string", "x-extensible-enum": ["ep"]}, {"const": "notYetKnown"}]}"#, ""),
        (#""2026-06-07T09:30:00Z""#, #"{"type": "string", "format": "date-time", "not": {"pattern": "[.+]"}}"#, ""),
        // null in an enum; a null that only one alternative allows; a value that is null already.
        (#"{"a": "x", "b": null}"#, #"{"properties": {"a": {"enum": ["x", null]}, "b": {"enum": [null]}}}"#, ""),
        (#"{"a": "x"}"#, #"{"properties": {"a": {"anyOf": [{"type": "null"}, {"type": "string"}]}}}"#, ""),
        ("null", #"{"type": ["array", "object", "null"], "items": {"type": "integer"}}"#, ""),
        // An object or an array as a constant.
        (#"{"a": "x", "l": [1]}"#, #"{"const": {"a": "x", "l": [1]}, "properties": {"a": {"type": "string"}}}"#, ""),
        (#"[[1], [2]]"#, #"{"enum": [[[1], [2]]], "items": {"type": "array", "items": {"type": "integer"}}}"#, ""),
        // Items that must differ and become alike.
        ("[1, 2, 3]", #"{"type": "array", "uniqueItems": true, "items": {"type": "integer", "maximum": 9}}"#, ""),
        (
            #"["a", "b"]"#,
            #"{"type": "array", "uniqueItems": true, "items": {"x-extensible-enum": ["a"], "type": "string"}}"#, ""
        ),
        // Lists without items, in lists, of anything.
        ("[]", #"{"type": "array"}"#, ""),
        ("[[[]], []]", #"{"type": "array", "items": {"type": "array", "items": {"type": "array", "items": {}}}}"#, ""),
        (#"[[{"id": "x"}], [{"id": "x"}]]"#, #"{"items": {"items": {"properties": {"id": {"type": "string"}}}}}"#, ""),
        ("[]", #"{"type": "array", "minItems": 0, "items": {"type": "array", "minItems": 1000000000}}"#, ""),
        ("[]", #"{"type": "array", "items": {"type": "string", "minLength": 1000000000}}"#, ""),
        // What two schemas say together.
        (
            #"{"a": 14, "b": "x"}"#,
            """
            {"allOf": [{"type": "object", "properties": {"a": {"type": ["integer", "null"], "maximum": 100}}},
            {"required": ["a"], "properties": {"a": {"type": "integer", "multipleOf": 7, "not": {"const": 98}}, "b": {"minLength": 1}}}]}
            """, ""
        ),
        // Schemas that are true or false.
        (#"{"a": [1]}"#, #"{"properties": {"a": true, "b": false}, "additionalProperties": false}"#, ""),
    ]

    @Test("are valid", arguments: Variant.allCases)
    func valid(variant: Variant) throws {
        for (value, schema, others) in Self.cases {
            _ = try variant.text(of: value, by: schema, others: others)
        }
    }
    private static let events = """
        {"type": "array", "items": {"oneOf": [
        {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "a"},
        "n": {"type": ["integer", "null"], "maximum": 5}, "at": {"type": "string", "format": "date-time"}}},
        {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "b"}, "n": {"type": "integer"}}}]}}
        """

    @Test(
        "The alternative that the value satisfies is the one that counts",
        arguments: [
            (Variant.maxIntegers, #"[{"kind":"a","n":5},{"kind":"b","n":9007199254740991}]"#),
            (.nullOptionals, #"[{"kind":"a","n":null,"at":null},{"kind":"b","n":2}]"#),
            (.absentOptionals, #"[{"kind":"a"},{"kind":"b"}]"#),
        ])
    func alternatives(variant: Variant, expected: String) throws {
        let nullableDate = Self.events.replacing(#""type": "string""#, with: #""type": ["string", "null"]"#)
        let value = #"[{"kind": "a", "n": 1}, {"kind": "b", "n": 2}]"#
        #expect(try variant.text(of: value, by: nullableDate) == expected)
    }

    @Test("Changes that are not valid together are made as far as they are, in order")
    func together() throws {
        let unique = #"{"type": "array", "uniqueItems": true, "items": {"type": "integer", "maximum": 9}}"#
        #expect(try Variant.maxIntegers.text(of: "[1, 2, 3]", by: unique) == "[9,2,3]")
        let either = #"{"type": "object", "not": {"required": ["b"], "maxProperties": 1}}"#
        #expect(try Variant.absentOptionals.text(of: #"{"a": 1, "b": 2, "c": 3}"#, by: either) == "{}")
        let atLeast = #"{"type": "object", "not": {"maxProperties": 1}}"#
        #expect(try Variant.absentOptionals.text(of: #"{"a": 1, "b": 2, "c": 3}"#, by: atLeast) == #"{"b":2,"c":3}"#)
    }

    @Test("A shape that holds itself is filled as deep as makes sense")
    func recursion() throws {
        let comment = ##"""
            "Comment": {"type": "object", "required": ["replies"], "properties": {
            "replies": {"type": "array", "items": {"$ref": "#/components/schemas/Comment"}}}}
            """##
        let schema = ##"{"$ref": "#/components/schemas/Comment"}"##
        let varied = try Variant.singleItem.text(of: #"{"replies": []}"#, by: schema, others: comment)
        #expect(varied == #"{"replies":[{"replies":[{"replies":[{"replies":[]}]}]}]}"#)
    }

    @Test("An answer that does not satisfy its schema is no reason to fail", arguments: Variant.allCases)
    func invalid(variant: Variant) throws {
        let schema = try Documents.schema(Self.events)
        for value in [nil, 1, "x", [1, ["kind": "c"], ["kind": "a", "n": "x", "at": "never"]], ["kind": "a"]]
            as [JSONValue]
        {
            _ = variant.applied(to: value, by: schema)
        }
    }

    @Test("What grows has a bound", arguments: [Variant.longText, .manyItems])
    func growth(variant: Variant) throws {
        let item = #"{"type": "object", "properties": {"id": {"type": "string"}, "text": {"type": "string"}}}"#
        let schema = try Documents.schema(#"{"type": "array", "items": {"type": "array", "items": \#(item)}}"#)
        let text = JSONValue.string(String(repeating: "x", count: 400))
        let lists = (0..<200).map { list in JSONValue.array([["id": .string("\(list)"), "text": text]]) }
        let varied = variant.applied(to: .array(lists), by: schema)
        let size = JSONWriter.bytes(of: varied).count
        #expect(size > 150_000 && size < 6_000_000)
        #expect(SchemaValidator.validate(varied, against: schema) == [])
    }

    @Test("Alternatives that hold one another are judged with a bounded effort", arguments: ["anyOf", "oneOf"])
    func entangled(keyword: String) throws {
        let inner = ##"{"type": "array", "items": {"$ref": "#/components/schemas/Filter"}}"##
        let alternatives = ["and", "or", "is"].map { #"{"required": ["\#($0)"], "properties": {"and": \#(inner)}}"# }
        let schema = try Documents.schema(
            ##"{"$ref": "#/components/schemas/Filter"}"##,
            others: #""Filter": {"\#(keyword)": [\#(alternatives.joined(separator: ", "))]}"#)
        let shallow: JSONValue = ["and": [["and": [["is": 1]]]]]
        let varied = Variant.extraFields.applied(to: shallow, by: schema)
        #expect(varied != shallow && SchemaValidator.validate(varied, against: schema) == [])
        // So deep that nothing can be said of it: what cannot be judged stays.
        let deep = (0..<60).reduce(["no": 1] as JSONValue) { inner, _ in ["and": [inner]] }
        #expect(Variant.extraFields.applied(to: deep, by: schema) == deep)
    }
}
