import JSONText
import Testing

@Suite("Parsing JSON")
struct JSONParserTests {
    @Test(
        "Each kind of value is read",
        arguments: [
            ("null", .null), ("true", true), ("false", false),
            ("\"\"", ""), ("\"a\"", "a"), ("[]", []), ("{}", [:]),
            (" \t\r\n[ 1 , 2 ]\n", [1, 2]),
            ("{\"a\":{\"b\":[true,null]}}", ["a": ["b": [true, nil]]]),
        ] as [(String, JSONValue)])
    func value(text: String, expected: JSONValue) throws {
        #expect(try parse(text) == expected)
    }

    @Test("A byte-order mark before the text is skipped")
    func byteOrderMark() throws {
        #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF] + "[1]".utf8) == [1])
    }

    @Test("A byte-order mark anywhere else is a fault")
    func misplacedByteOrderMark() {
        #expect(faults(in: "[\u{FEFF}1]").map(\.position) == [TextPosition(line: 1, column: 2)])
    }

    @Test("Members keep the order of the text")
    func order() throws {
        let object = try #require(try parse("{\"z\":1,\"a\":2,\"m\":3}").objectValue)
        #expect(object.keys == ["z", "a", "m"])
    }

    @Test("Keys that only Swift's strings hold for equal are two keys")
    func canonicallyEqualKeys() throws {
        let value = try parse("{\"caf\u{E9}\":1,\"cafe\u{301}\":2,\"\u{212B}\":3,\"A\u{30A}\":4}")
        #expect(value["caf\u{E9}"] == 1)
        #expect(value["cafe\u{301}"] == 2)
        #expect(value["\u{212B}"] == 3)
        #expect(value["A\u{30A}"] == 4)
    }

    @Test("As many arrays may lie within each other as asked for, and no more")
    func depth() throws {
        let fitting = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        _ = try parse(fitting)
        let fault = try #require(faults(in: "[" + fitting + "]").first)
        #expect(fault.position == TextPosition(line: 1, column: 129))
        #expect(fault.message.contains("128"))
        #expect(fault.pointer.components.count == 128)
        #expect(throws: JSONFaults.self) { try JSONParser.parse(Array("{\"a\":{\"b\":[]}}".utf8), maximumDepth: 2) }
        #expect(try JSONParser.parse(Array("[[],[],{}]".utf8), maximumDepth: 2) == [[], [], [:]])
    }

    @Test("A text as deep as a stack cannot hold is refused, not recursed into")
    func veryDeep() {
        #expect(faults(in: String(repeating: "[{\"a\":", count: 1_000_000)).count == 1)
    }

    @Test("An object with many members is read like one with few", arguments: [1, 15, 16, 17, 1000])
    func manyMembers(count: Int) throws {
        let members = (0..<count).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        let value = try parse("{\(members)}")
        #expect(value.objectValue?.count == count)
        #expect(value["k\(count - 1)"] == .integer(Int64(count - 1)))
    }

    @Test("A part of a buffer parses by itself")
    func buffer() throws {
        let bytes = Array("xx[1,2]xx".utf8)
        let value = try bytes.withUnsafeBufferPointer { try JSONParser.parse(UnsafeBufferPointer(rebasing: $0[2..<7])) }
        #expect(value == [1, 2])
    }
}
