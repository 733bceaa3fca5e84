import Contract
import JSONText
import Testing

/// A schema with values that satisfy it and values that do not.
struct KeywordCase: Sendable, CustomTestStringConvertible {
    let schema: String
    let valid: [String]
    let invalid: [String]

    init(_ schema: String, valid: [String], invalid: [String]) {
        self.schema = schema
        self.valid = valid
        self.invalid = invalid
    }

    var testDescription: String { schema }

    static let assertions = [
        KeywordCase(#"{"type": "null"}"#, valid: ["null"], invalid: ["0", "false", #""""#, "[]", "{}"]),
        KeywordCase(#"{"type": "boolean"}"#, valid: ["true", "false"], invalid: ["0", "1", #""true""#, "null"]),
        KeywordCase(#"{"type": "integer"}"#, valid: ["0", "-7", "1.0", "1e3"], invalid: ["1.5", #""1""#, "true"]),
        KeywordCase(#"{"type": "number"}"#, valid: ["0", "1.5", "-1e-3"], invalid: [#""1""#, "null", "false"]),
        KeywordCase(#"{"type": "string"}"#, valid: [#""""#, #""a""#], invalid: ["1", "null", "[]"]),
        KeywordCase(#"{"type": "array"}"#, valid: ["[]", "[1]"], invalid: ["{}", #""a""#]),
        KeywordCase(#"{"type": "object"}"#, valid: ["{}", #"{"a": 1}"#], invalid: ["[]", "null"]),
        KeywordCase(#"{"type": ["string", "null"]}"#, valid: [#""a""#, "null"], invalid: ["1", "{}"]),
        KeywordCase(
            #"{"enum": ["a", 1, null]}"#, valid: [#""a""#, "1", "1.0", "null"], invalid: [#""A""#, "2", "[]"]),
        KeywordCase(#"{"enum": ["\u00e9"]}"#, valid: [#""é""#], invalid: [#""e\u0301""#]),
        KeywordCase(#"{"enum": [{"a": 1, "b": [2]}]}"#, valid: [#"{"b": [2.0], "a": 1}"#], invalid: [#"{"a": 1}"#]),
        KeywordCase(#"{"const": "a"}"#, valid: [#""a""#], invalid: [#""b""#, "null"]),
        KeywordCase(#"{"minimum": 1}"#, valid: ["1", "1.5", #""a""#], invalid: ["0", "0.99"]),
        KeywordCase(#"{"maximum": 200}"#, valid: ["200", "-1", "null"], invalid: ["201", "200.5", "1e9"]),
        KeywordCase(#"{"exclusiveMinimum": 0}"#, valid: ["0.1", "1"], invalid: ["0", "-0.0", "-1"]),
        KeywordCase(#"{"exclusiveMaximum": 10}"#, valid: ["9.9"], invalid: ["10", "10.0", "11"]),
        KeywordCase(
            #"{"maximum": 9007199254740992}"#, valid: ["9007199254740992"], invalid: ["9007199254740993"]),
        KeywordCase(#"{"multipleOf": 3}"#, valid: ["0", "-9", "3.0", #""a""#], invalid: ["1", "4.5"]),
        KeywordCase(#"{"multipleOf": 0.01}"#, valid: ["0.07", "19.99", "4"], invalid: ["0.075"]),
        KeywordCase(#"{"minLength": 2}"#, valid: [#""ab""#, "1"], invalid: [#""a""#, #""""#, #""🎧""#]),
        KeywordCase(#"{"maxLength": 2}"#, valid: [#""🎧🎧""#, #""""#], invalid: [#""abc""#, #""e\u0301e""#]),
        KeywordCase(#"{"pattern": "^[a-z]+$"}"#, valid: [#""abc""#, "1"], invalid: [#""a1""#, #""""#]),
        KeywordCase(#"{"minItems": 1}"#, valid: ["[1]", "{}"], invalid: ["[]"]),
        KeywordCase(#"{"maxItems": 1}"#, valid: ["[]", "[1]"], invalid: ["[1, 2]"]),
        KeywordCase(
            #"{"uniqueItems": true}"#, valid: ["[]", "[1, 2]", #"[1, "1", true]"#, "[[1], [2]]"],
            invalid: ["[1, 1.0]", #"[{"a": 1, "b": 2}, {"b": 2, "a": 1}]"#, "[[], []]"]),
        KeywordCase(#"{"uniqueItems": false}"#, valid: ["[1, 1]"], invalid: []),
        KeywordCase(#"{"minProperties": 1}"#, valid: [#"{"a": 1}"#, "[]"], invalid: ["{}"]),
        KeywordCase(#"{"maxProperties": 1}"#, valid: ["{}"], invalid: [#"{"a": 1, "b": 2}"#]),
        KeywordCase("true", valid: ["1", "null", "{}"], invalid: []),
        KeywordCase("false", valid: [], invalid: ["1", "null", "{}"]),
        KeywordCase("{}", valid: ["1", "null", "{}"], invalid: []),
    ]

    static let applicators = [
        KeywordCase(
            #"{"items": {"type": "string"}}"#, valid: ["[]", #"["a"]"#, "{}"], invalid: ["[1]", #"["a", 1]"#]),
        KeywordCase(
            #"{"properties": {"a": {"type": "string"}}}"#, valid: ["{}", #"{"a": "x", "b": 1}"#, "[]"],
            invalid: [#"{"a": 1}"#, #"{"a": null}"#]),
        KeywordCase(#"{"required": ["a"]}"#, valid: [#"{"a": null}"#, "[]"], invalid: ["{}", #"{"b": 1}"#]),
        KeywordCase(
            #"{"properties": {"a": {}}, "additionalProperties": false}"#, valid: ["{}", #"{"a": 1}"#],
            invalid: [#"{"b": 1}"#, #"{"a": 1, "A": 1}"#]),
        KeywordCase(
            #"{"properties": {"a": {}}, "additionalProperties": {"type": "integer"}}"#,
            valid: [#"{"a": "x", "b": 1}"#], invalid: [#"{"b": "x"}"#]),
        KeywordCase(#"{"additionalProperties": true}"#, valid: [#"{"b": 1}"#], invalid: []),
        KeywordCase(
            #"{"allOf": [{"minimum": 1}, {"maximum": 3}]}"#, valid: ["1", "3"], invalid: ["0", "4"]),
        KeywordCase(
            #"{"anyOf": [{"type": "string"}, {"minimum": 5}]}"#, valid: [#""a""#, "5"], invalid: ["4"]),
        KeywordCase(
            #"{"oneOf": [{"multipleOf": 2}, {"multipleOf": 3}]}"#, valid: ["2", "3"], invalid: ["6", "5"]),
        KeywordCase(#"{"not": {"type": "string"}}"#, valid: ["1", "null"], invalid: [#""a""#]),
        KeywordCase(
            ##"{"$ref": "#/components/schemas/Other", "minimum": 2}"##, valid: ["2", "3"], invalid: ["1", "9", #""a""#]),
    ]

    static let all = assertions + applicators
}

@Suite("Every keyword")
struct KeywordTests {
    private func subject(_ text: String) throws -> Schema {
        try Documents.schema(text, others: #""Other": {"type": "integer", "maximum": 5}"#)
    }

    @Test("lets values pass that satisfy it", arguments: KeywordCase.all)
    func valid(_ keyword: KeywordCase) throws {
        let schema = try subject(keyword.schema)
        for value in keyword.valid {
            #expect(try Documents.complaints(about: value, by: schema) == [], "\(value)")
        }
    }

    @Test("refuses values that do not", arguments: KeywordCase.all)
    func invalid(_ keyword: KeywordCase) throws {
        let schema = try subject(keyword.schema)
        for value in keyword.invalid {
            #expect(try Documents.complaints(about: value, by: schema) != [], "\(value)")
        }
    }

    @Test(
        "that only describes is no constraint",
        arguments: [
            #""title": "T""#, #""description": "D""#, #""deprecated": true"#, #""readOnly": true"#,
            #""writeOnly": true"#,
            #""$comment": "C""#, #""default": 1"#, #""example": 1"#, #""examples": [1, "a"]"#,
            #""format": "unheard-of""#,
            #""x-extensible-enum": ["a"]"#, #""x-anything": {"type": "string"}"#, #""xml": {}"#,
            #""contentMediaType": "image/png""#, #""discriminator": {"propertyName": "type"}"#, #""externalDocs": {}"#,
        ])
    func annotations(_ keyword: String) throws {
        let schema = try Documents.schema("{\(keyword)}")
        for value in ["1", "null", #""b""#, "{}", "[]"] {
            #expect(try Documents.complaints(about: value, by: schema) == [])
        }
    }
}
