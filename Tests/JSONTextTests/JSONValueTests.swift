import JSONText
import Testing

@Suite("JSON values")
struct JSONValueTests {
    private let value: JSONValue = ["name": "Ada", "tags": ["a", ["deep": true]], "count": 3, "ratio": 1.5, "no": nil]

    @Test("A value gives what it holds, and nil for what it does not")
    func access() {
        #expect(value["name"]?.stringValue == "Ada")
        #expect(value["count"]?.integerValue == 3)
        #expect(value["count"]?.doubleValue == 3)
        #expect(value["ratio"]?.doubleValue == 1.5)
        #expect(value["tags"]?.arrayValue?.count == 2)
        #expect(value["no"] == .null)
        #expect(value.objectValue?.count == 5)
        #expect(value["name"]?.integerValue == nil)
        #expect(value["ratio"]?.integerValue == nil)
        #expect(value["absent"] == nil)
        #expect(value["name"]?["x"] == nil)
        #expect(JSONValue.bool(true).boolValue == true)
        #expect(JSONValue.null.boolValue == nil)
    }

    @Test(
        "A pointer leads to a value",
        arguments: [
            ("/name", "Ada"), ("/tags/0", "a"), ("/tags/1/deep", true), ("/tags/2", nil), ("/tags/01", nil),
            ("/tags/-", nil),
            ("/tags/+0", nil), ("/tags/-1", nil), ("/name/0", nil), ("/absent", nil),
            ("/tags/99999999999999999999", nil),
        ] as [(String, JSONValue?)])
    func pointer(text: String, expected: JSONValue?) throws {
        #expect(value[try #require(JSONPointer(text))] == expected)
    }

    @Test("The root's pointer leads to the value itself")
    func root() {
        #expect(value[JSONPointer()] == value)
    }

    @Test(
        "Values are equal when JSON Schema says so, and then hash alike",
        arguments: [
            (1, 1.0), (0, -0.0), (["a": 1, "b": [2]], ["b": [2.0], "a": 1]), ([[:]], [[:]]),
            (.integer(1 << 53), .number(9_007_199_254_740_992)),
        ] as [(JSONValue, JSONValue)])
    func equal(left: JSONValue, right: JSONValue) {
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
    }

    @Test(
        "Other values differ",
        arguments: [
            (1, true), (0, nil), ("1", 1), (1, 1.5), ([1, 2], [2, 1]), (["a": 1], ["a": 1, "b": 2]),
            (["a": 1], ["b": 1]),
            ([], [:]), (.integer((1 << 53) + 1), .number(9_007_199_254_740_992)), ("\u{E9}", "e\u{301}"),
            (.integer(.max), .number(9_223_372_036_854_775_808)), ("\u{212B}", "A\u{30A}"), ("a", "ab"),
        ] as [(JSONValue, JSONValue)])
    func different(left: JSONValue, right: JSONValue) {
        #expect(left != right)
        #expect(right != left)
    }

    @Test("An object keeps a member's place when its value is set anew")
    func object() {
        var object = JSONObject([("b", 1), ("a", 2), ("b", 3)])
        object.set("a", 4)
        object.append("c", 5)
        object.set("d", 6)
        #expect(object.keys == ["b", "a", "c", "d"])
        #expect(object.members.map(\.value) == [3, 4, 5, 6])
        #expect(object["b"] == 3)
        #expect(object["x"] == nil)
    }

    @Test("Objects of very many members are made and compared in time, whatever their order", .timeLimit(.minutes(1)))
    func manyMembers() {
        let members = (0..<100_000).map { ("key \($0)", JSONValue.integer($0)) }
        let object = JSONObject(members + [("key 7", 7)])
        #expect(object.count == members.count)
        #expect(object == JSONObject(members.reversed()))
        #expect(object != JSONObject(members.dropLast() + [("key", .integer(99_999))]))
    }
}
