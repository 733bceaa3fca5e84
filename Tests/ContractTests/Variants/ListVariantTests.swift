import Contract
import JSONText
import Testing

@Suite("Variants of lists")
struct ListVariantTests {
    private static let people = """
        {"type": "array", "items": {"type": "object", "required": ["id"], "properties": {
        "id": {"type": "string", "maxLength": 6}, "bossId": {"type": "string"}}}}
        """

    @Test("A list that needs items keeps them, and what is in them is varied")
    func needed() throws {
        let inner = #"{"type": "array", "items": {"type": "integer"}}"#
        let schema = #"{"type": "array", "minItems": 2, "items": \#(inner)}"#
        #expect(try Variant.emptyLists.text(of: "[[1], [2, 3]]", by: schema) == "[[],[]]")
        #expect(try Variant.singleItem.text(of: "[[1], [2, 3]]", by: schema) == "[[1],[2]]")
    }

    @Test("A list that may hold nothing stays empty")
    func forbidden() throws {
        let schema = #"{"type": "array", "maxItems": 0, "items": {"type": "object"}}"#
        #expect(try Variant.singleItem.text(of: "[]", by: schema) == "[]")
        #expect(try Variant.manyItems.text(of: "[]", by: schema) == "[]")
    }

    @Test(
        "An empty list gets an item from the schema",
        arguments: [
            (#"{"type": "string"}"#, #"["item"]"#),
            (#"{"type": "string", "minLength": 6}"#, #"["itemxx"]"#),
            (#"{"type": "string", "maxLength": 2}"#, #"["it"]"#),
            (#"{"type": "string", "example": "ada"}"#, #"["ada"]"#),
            (#"{"type": "string", "enum": ["ep"]}"#, #"["ep"]"#),
            (#"{"type": "string", "x-extensible-enum": ["ep"]}"#, #"["ep"]"#),
            (#"{"type": "string", "format": "date"}"#, #"["2026-06-07"]"#),
            (#"{"type": "string", "format": "uuid"}"#, #"["f81d4fae-7dec-41d0-a765-00a0c91e6bf6"]"#),
            (#"{"type": "integer", "minimum": 3, "multipleOf": 2}"#, "[4]"),
            (#"{"type": "integer", "maximum": -3}"#, "[-3]"),
            (#"{"type": "number", "exclusiveMinimum": 1}"#, "[2]"),
            (#"{"type": "boolean"}"#, "[false]"),
            (#"{"type": "null"}"#, "[null]"),
            (#"{"type": ["object", "null"], "required": ["b", "a"]}"#, #"[{"b":"","a":""}]"#),
            (#"{"oneOf": [{"type": "string", "pattern": "^[0-9]$"}, {"type": "integer"}]}"#, "[0]"),
            (#"{"allOf": [{"minimum": 7}, {"type": "integer"}]}"#, "[7]"),
            (#"{"type": "array", "minItems": 2, "items": {"type": "boolean"}}"#, "[[false,false]]"),
        ])
    func made(items: String, expected: String) throws {
        #expect(try Variant.singleItem.text(of: "[]", by: #"{"type": "array", "items": \#(items)}"#) == expected)
    }

    @Test("An item that cannot be made leaves the list as it was")
    func unmakeable() throws {
        let schema = #"{"type": "array", "items": {"type": "string", "pattern": "^[0-9]{8}$"}}"#
        #expect(try Variant.singleItem.text(of: "[]", by: schema) == "[]")
    }

    @Test("A list's own example is what its item is made of")
    func example() throws {
        let schema = #"{"type": "array", "items": {"type": "integer"}, "example": [5, 6]}"#
        #expect(try Variant.singleItem.text(of: "[]", by: schema) == "[5]")
    }

    @Test("Copies have ids of their own, within their bounds, and references follow within a copy")
    func copies() throws {
        let value = #"[{"id": "ada", "bossId": "ada"}, {"id": "ada-3"}]"#
        let schema = try Documents.schema(Self.people)
        let varied = Variant.manyItems.applied(to: try JSONParser.parse(Array(value.utf8)), by: schema)
        let items = try #require(varied.arrayValue)
        #expect(items.count == 250)
        #expect(Set(items.compactMap { $0["id"] }).count == 250)
        #expect(SchemaValidator.validate(varied, against: schema) == [])
        // "ada-3" is taken, and "ada-1003" is too long.
        #expect(items[2] == ["id": "a-1003", "bossId": "a-1003"])
        #expect(items[3] == ["id": "ada--4"])
        #expect(items[4] == ["id": "ada-5", "bossId": "ada-5"])
    }

    @Test(
        "Ids of a fixed form keep it",
        arguments: [
            (#""format": "uuid""#, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-000000000002"),
            (#""pattern": "^trk_[0-9]{8}$""#, "trk_00012345", "trk_00000002"),
            (#""pattern": "^[0-9A-F]{24}$""#, "AF0000000000000000000000", "AF0000000000000000000002"),
            (#""pattern": "^[a-z0-9]+$""#, "ada", "ada2"),
        ])
    func fixedForm(rule: String, id: String, second: String) throws {
        let schema = try Documents.schema(
            #"{"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string", \#(rule)}}}}"#)
        let varied = Variant.manyItems.applied(to: [["id": .string(id)]], by: schema)
        #expect(varied[JSONPointer(["1", "id"])] == .string(second))
        #expect(varied.arrayValue?.count == 250)
        #expect(SchemaValidator.validate(varied, against: schema) == [])
    }

    @Test("Integers as ids go on where the greatest ends, as far as they may")
    func integers() throws {
        let id = #"{"type": "integer", "maximum": 12}"#
        let schema = #"{"type": "array", "items": {"type": "object", "properties": {"id": \#(id)}}}"#
        let expected = #"[{"id":4},{"id":9},{"id":10},{"id":11},{"id":12}"#
        let varied = try Variant.manyItems.text(of: #"[{"id": 4}, {"id": 9}]"#, by: schema)
        #expect(varied.hasPrefix(expected), "\(varied)")
    }

    @Test("Where no other id may be had, nothing is copied")
    func noOtherID() throws {
        let schema = #"{"type": "array", "items": {"type": "object", "properties": {"id": {"const": "only"}}}}"#
        #expect(try Variant.manyItems.text(of: #"[{"id": "only"}]"#, by: schema) == #"[{"id":"only"}]"#)
    }

    @Test("A list whose items must differ gets copies only if ids tell them apart")
    func different() throws {
        let schema = #"{"type": "array", "uniqueItems": true, "items": {"type": "object"}}"#
        #expect(try Variant.manyItems.text(of: #"[{"a": 1}]"#, by: schema) == #"[{"a":1}]"#)
    }

    @Test("As many items as the list may have")
    func bounded() throws {
        let schema = #"{"type": "array", "maxItems": 3, "items": {"type": "object"}}"#
        #expect(try Variant.manyItems.text(of: "[{}]", by: schema) == "[{},{},{}]")
        #expect(try Variant.manyItems.text(of: "[]", by: schema) == "[{},{},{}]")
    }

    @Test("A list that is long already stays, and so do the lists within")
    func longAlready() throws {
        let schema = #"{"items": {"properties": {"links": {"type": "array", "items": {"type": "object"}}}}}"#
        let value = "[" + Array(repeating: #"{"links":[{}]}"#, count: 260).joined(separator: ",") + "]"
        #expect(try Variant.manyItems.text(of: value, by: schema) == value)
    }

    @Test("Lists within copies keep their length, and their items get ids of their own")
    func nested() throws {
        let link = #"{"type": "object", "properties": {"id": {"type": "string"}}}"#
        let item =
            #"{"type": "object", "properties": {"id": {"type": "string"}, "links": {"type": "array", "items": \#(link)}}}"#
        let schema = #"{"type": "array", "maxItems": 2, "items": \#(item)}"#
        let expected = #"[{"id":"a","links":[{"id":"l"}]},{"id":"a-2","links":[{"id":"l-2"}]}]"#
        #expect(try Variant.manyItems.text(of: #"[{"id": "a", "links": [{"id": "l"}]}]"#, by: schema) == expected)
    }

    @Test("An item without an id of its own is told apart by those that it refers to")
    func references() throws {
        let user = #"{"type": "object", "properties": {"id": {"type": "string"}}}"#
        let item = #"{"type": "object", "properties": {"user": \#(user), "grantId": {"type": "string"}}}"#
        let schema = #"{"type": "array", "maxItems": 2, "items": \#(item)}"#
        let expected = #"[{"user":{"id":"u"},"grantId":"g"},{"user":{"id":"u-2"},"grantId":"g-2"}]"#
        #expect(try Variant.manyItems.text(of: #"[{"user": {"id": "u"}, "grantId": "g"}]"#, by: schema) == expected)
    }
}
