import Contract
import JSONText
import Testing

@Suite("A parameter's text")
struct ParameterTests {
    private static let limit = #"{"type": "integer", "format": "int64", "minimum": 1, "maximum": 200}"#

    @Test("becomes an integer within its range", arguments: [("1", 1), ("50", 50), ("200", 200)] as [(String, Int64)])
    func integer(text: String, value: Int64) throws {
        #expect(try Documents.parameter(Self.limit).parse(text) == .value(.integer(value)))
    }

    @Test(
        "that is no integer, or out of range, is refused with the range",
        arguments: [
            "", "abc", "+5", " 5", "5 ", "05", "-0", "5.0", "1e2", "0x10", "٥", "99999999999999999999", "5,6",
        ])
    func notAnInteger(text: String) throws {
        #expect(
            try Documents.parameter(Self.limit).parse(text)
                == .refused("expected an integer from 1 to 200, found \"\(text)\""))
    }

    @Test("out of range is refused with the range", arguments: ["0", "-1", "201", "9223372036854775807"])
    func outOfRange(text: String) throws {
        #expect(
            try Documents.parameter(Self.limit).parse(text)
                == .refused("expected an integer from 1 to 200, found \(text)"))
    }

    @Test(
        "becomes a value of the schema's type",
        arguments: [
            (#"{"type": "string"}"#, "50", "50"), (#"{"type": "string"}"#, "", ""), ("{}", "50", "50"),
            (#"{"type": "boolean"}"#, "true", true), (#"{"type": "boolean"}"#, "false", false),
            (#"{"type": "number"}"#, "1.5", 1.5), (#"{"type": "number"}"#, "-2e3", -2000.0),
            (#"{"type": "number"}"#, "7", 7), (#"{"type": ["integer", "string"]}"#, "7", 7),
            (#"{"type": ["integer", "string"]}"#, "seven", "seven"),
            (#"{"enum": ["space", "track"]}"#, "space", "space"),
            (##"{"$ref": "#/components/parameters/It/schema"}"##, "12", 12),
        ] as [(String, String, JSONValue)])
    func types(schema: String, text: String, value: JSONValue) throws {
        let document = try Documents.load(
            Documents.text(
                operation: ##""parameters": [{"name": "it", "in": "query", "schema": \##(schema)}]"##,
                components: #""parameters": {"It": {"name": "x", "in": "query", "schema": {"type": "integer"}}}"#))
        let parameter = try #require(document.operations[0].parameter(named: "it", in: .query))
        #expect(parameter.parse(text) == .value(value))
    }

    @Test(
        "of another type is refused",
        arguments: [
            (#"{"type": "boolean"}"#, "yes", "expected true or false, found \"yes\""),
            (#"{"type": "boolean"}"#, "TRUE", "expected true or false, found \"TRUE\""),
            (#"{"type": "number"}"#, "nan", "expected a number, found \"nan\""),
            (#"{"type": "number"}"#, " 1", "expected a number, found \" 1\""),
            (#"{"type": "number"}"#, "true", "expected a number, found \"true\""),
            (
                #"{"type": "string", "enum": ["space", "project", "track"]}"#, "tracks",
                #"expected one of "space", "project", "track", found "tracks"; did you mean "track"?"#
            ),
            (
                #"{"type": "string", "enum": ["space", "project", "track"]}"#, "",
                #"expected one of "space", "project", "track", found """#
            ),
        ])
    func refused(schema: String, text: String, message: String) throws {
        #expect(try Documents.parameter(schema).parse(text) == .refused(message))
    }

    @Test("that is absent means its default, or nothing, unless it is required")
    func absent() throws {
        let withDefault = try Documents.parameter(#"{"type": "integer", "default": 50}"#)
        #expect(withDefault.read([]) == .value(50))
        #expect(withDefault.defaultValue == 50)
        #expect(try Documents.parameter(Self.limit).read([]) == nil)
        #expect(
            try Documents.parameter(Self.limit, more: #", "required": true"#).read([])
                == .refused("is missing; expected an integer from 1 to 200"))
    }

    @Test("that is given twice is refused")
    func repeated() throws {
        let parameter = try Documents.parameter(Self.limit)
        #expect(parameter.read(["5"]) == .value(5))
        #expect(parameter.read(["5", "5"]) == .refused("is given 2 times; expected once"))
    }

    @Test("of an array is one occurrence an item, or commas in one")
    func arrays() throws {
        let numbers = #"{"type": "array", "items": {"type": "integer"}, "maxItems": 3}"#
        let exploded = try Documents.parameter(numbers)
        #expect(exploded.read(["1", "2"]) == .value([1, 2]))
        #expect(exploded.read(["1,2"]) == .refused("/0: expected an integer, found \"1,2\""))
        let joined = try Documents.parameter(numbers, more: #", "explode": false"#)
        #expect(joined.read(["1,2"]) == .value([1, 2]))
        #expect(joined.parse("1,x") == .refused("/1: expected an integer, found \"x\""))
        #expect(
            joined.parse("1,2,3,4") == .refused("expected an array of at most 3 items, found an array of 4 items"))
        #expect(try Documents.parameter(numbers, in: "header").parse("1,2") == .value([1, 2]))
    }
}
