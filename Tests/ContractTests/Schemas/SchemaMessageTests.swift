import Contract
import JSONText
import Testing

@Suite("What is wrong with a value is told with its place, what was expected and what was found")
struct SchemaMessageTests {
    @Test(
        "at the value itself",
        arguments: [
            (#"{"type": "string"}"#, "12", "expected a string, found 12"),
            (#"{"type": ["string", "null"]}"#, "[1]", "expected a string or null, found an array of 1 item"),
            (
                #"{"type": "integer", "minimum": 1, "maximum": 200}"#, "500",
                "expected an integer from 1 to 200, found 500"
            ),
            (
                #"{"type": "integer", "format": "int64", "minimum": 1, "maximum": 200}"#, "0",
                "expected an integer from 1 to 200, found 0"
            ),
            (#"{"type": "number", "exclusiveMinimum": 0}"#, "-0.5", "expected a number above 0, found -0.5"),
            (
                #"{"type": ["string", "null"], "minLength": 1, "maxLength": 3}"#, #""abcd""#,
                #"expected a string of 1 to 3 characters or null, found "abcd""#
            ),
            (#"{"type": "string", "minLength": 1}"#, #""""#, #"expected a string of at least 1 character, found """#),
            (
                #"{"enum": ["space", "project", "track"]}"#, #""projct""#,
                #"expected one of "space", "project", "track", found "projct"; did you mean "project"?"#
            ),
            (#"{"const": 1}"#, "2", "expected 1, found 2"),
            (
                #"{"type": "string", "format": "date"}"#, #""2026-02-30""#,
                #"expected a string that is a date such as 2026-06-07, found "2026-02-30""#
            ),
            (#"{"pattern": "^a"}"#, #""b""#, #"expected a value that matches /^a/, found "b""#),
            (
                #"{"type": "array", "uniqueItems": true, "maxItems": 1}"#, "[1, 1]",
                "expected an array of at most 1 item without repeated items, found an array of 2 items"
            ),
            (
                #"{"type": "object", "minProperties": 1, "properties": {"text": {}, "resolved": {}}}"#, "{}",
                #"expected an object of at least 1 property, found an empty object; it may have "resolved", "text""#
            ),
            (
                #"{"type": "object", "maxProperties": 1, "properties": {"text": {}}}"#, #"{"text": 1, "a": 2}"#,
                "expected an object of at most 1 property, found an object of 2 properties"
            ),
            (#"{"minItems": 1}"#, "[]", "expected a value of at least 1 item, found an empty array"),
            (#"{"type": "boolean"}"#, #""yes""#, #"expected true or false, found "yes""#),
            (#"{"type": ["boolean", "null"]}"#, "1", "expected true, false or null, found 1"),
            (
                #"{"type": "string", "maxLength": 9, "pattern": "\\S"}"#, #"" ""#,
                #"expected a string of at most 9 characters that is not blank, found " ""#
            ),
            ("false", "1", "no value is allowed here, found 1"),
            (#"{"not": {}}"#, "true", "is just what the schema excludes, found true"),
            (
                #"{"oneOf": [{}, {"type": "string"}, {"maximum": 1}]}"#, "1",
                "fits the alternatives 1 and 3, where only one of 3 may fit"
            ),
        ])
    func values(schema: String, value: String, message: String) throws {
        #expect(try Documents.complaints(about: value, by: Documents.schema(schema)) == [message])
    }

    @Test("below it, every place that is wrong")
    func places() throws {
        let schema = try Documents.schema(
            """
            {"items": {"required": ["id", "owner"], "additionalProperties": false, "properties": {
                "id": {"type": "string"}, "a/b": {"type": "integer"},
                "owner": {"properties": {"name": {"type": "string"}}}}}}
            """)
        let value = #"[{"id": "1", "owner": {"name": 12}}, {"ownr": 1, "a/b": "x"}]"#
        #expect(
            try Documents.complaints(about: value, by: schema) == [
                "/0/owner/name: expected a string, found 12",
                "/1: the property \"id\" is missing",
                "/1: the property \"owner\" is missing",
                "/1/ownr: is no property of this object; did you mean \"owner\"?",
                "/1/a~1b: expected an integer, found \"x\"",
            ])
    }

    @Test(
        "of a missing property, which one is nearly that",
        arguments: [
            (#"{"E-Mail": "x", "name": "x"}"#, #"the property "email" is missing; "E-Mail" is there instead"#),
            (#"{"emial": "x", "emailAddress": "x"}"#, #"the property "email" is missing; "emial" is there instead"#),
            // What the schema knows is not a slip.
            (#"{"emails": "x"}"#, #"the property "email" is missing"#),
            (#"{"phone": "x"}"#, #"the property "email" is missing"#),
        ])
    func nearlyThere(value: String, complaint: String) throws {
        let schema = try Documents.schema(#"{"required": ["email"], "properties": {"email": {}, "emails": {}}}"#)
        #expect(try Documents.complaints(about: value, by: schema) == [complaint])
    }

    @Test(
        "of a property too many, which one may be meant, or all that there may be",
        arguments: [
            ("delayms", #"; did you mean "delayMs"?"#), ("delay", #"; did you mean "delayMs"?"#),
            ("statusCode", #"; did you mean "status"?"#), ("seconds", #"; it may have "delayMs", "status""#),
            ("", #"; it may have "delayMs", "status""#),
        ])
    func surplus(key: String, hint: String) throws {
        let schema = try Documents.schema(
            #"{"additionalProperties": false, "properties": {"status": {}, "delayMs": {}}}"#)
        let complaint = "/\(key): is no property of this object\(hint)"
        #expect(try Documents.complaints(about: #"{"\#(key)": 1}"#, by: schema) == [complaint])
    }

    @Test("of a property too many, nothing more where there are none or many others", arguments: [0, 13])
    func surplusAmong(count: Int) throws {
        let names = (0..<count).map { #""name\#($0)": {}"# }.joined(separator: ", ")
        let schema = try Documents.schema(#"{"additionalProperties": false, "properties": {\#(names)}}"#)
        #expect(try Documents.complaints(about: #"{"x": 1}"#, by: schema) == ["/x: is no property of this object"])
    }

    @Test("of alternatives, in the one that fits best")
    func alternatives() throws {
        let schema = try Documents.schema(
            """
            {"anyOf": [{"type": "string"}, {"properties": {"a": {"type": "string"}}, "required": ["a", "b"]},
                       {"properties": {"a": {"type": "string"}}}]}
            """)
        #expect(
            try Documents.complaints(about: #"{"a": 1}"#, by: schema) == [
                "fits none of the 3 alternatives; in the closest one:",
                "expected a string, found an object of 1 property",
            ])
        #expect(
            try Documents.complaints(
                about: #"{"a": 1}"#,
                by: Documents.schema(
                    #"{"oneOf": [{"required": ["b", "c"]}, {"properties": {"a": {"type": "string"}}}]}"#)) == [
                    "fits none of the 2 alternatives; in the closest one:", "/a: expected a string, found 1",
                ])
    }

    @Test("A long text is cut, and its length told")
    func longText() throws {
        let schema = try Documents.schema(#"{"type": "string", "maxLength": 5}"#)
        let complaints = try Documents.complaints(about: "\"\(String(repeating: "x", count: 250))\"", by: schema)
        #expect(
            complaints == [
                "expected a string of at most 5 characters, found \"\(String(repeating: "x", count: 40))…\" (250 characters)"
            ])
    }
}
