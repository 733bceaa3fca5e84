import JSONText
import Testing

@Suite("Locating values in JSON")
struct JSONLocatorTests {
    private static let document = """
        {
          "id": "a", "tags": [ 1, "x\\"]}",
            {"deep": [true]} ],
          "é日": {"a/b": null, "\\u0062": -2.5e3},
          "empty": {}, "none": []
        }
        """

    @Test(
        "A member is found at its key, an element and the root at their first byte",
        arguments: [
            ("", 1, 1), ("/id", 2, 3), ("/tags", 2, 14), ("/tags/0", 2, 24), ("/tags/1", 2, 27), ("/tags/2", 3, 5),
            ("/tags/2/deep", 3, 6), ("/tags/2/deep/0", 3, 15), ("/é日", 4, 3), ("/é日/a~1b", 4, 10), ("/é日/b", 4, 23),
            ("/empty", 5, 3), ("/none", 5, 16),
        ])
    func position(pointer: String, line: Int, column: Int) throws {
        let pointer = try #require(JSONPointer(pointer))
        let positions = JSONLocator.positions(of: [pointer], in: Array(Self.document.utf8))
        #expect(positions == [pointer: TextPosition(line: line, column: column)])
    }

    @Test("Many pointers are found in one pass, and those that lead nowhere are left out")
    func many() throws {
        let texts = [
            "", "/tags", "/tags/2/deep/0", "/none", "/tags/3", "/tags/00", "/id/0", "/none/0", "/x", "/e\u{301}日",
        ]
        let pointers = try texts.map { try #require(JSONPointer($0)) }
        let positions = JSONLocator.positions(of: Set(pointers), in: Array(Self.document.utf8))
        #expect(Set(positions.keys) == Set(pointers.prefix(4)))
        #expect(positions[pointers[2]] == TextPosition(line: 3, column: 15))
    }

    @Test("A byte-order mark takes no column, white space before the root does")
    func start() {
        let root = JSONPointer()
        #expect(
            JSONLocator.positions(of: [root], in: [0xEF, 0xBB, 0xBF] + "[1]".utf8) == [
                root: TextPosition(line: 1, column: 1)
            ])
        #expect(JSONLocator.positions(of: [root], in: Array("\n  1".utf8)) == [root: TextPosition(line: 2, column: 3)])
    }

    @Test("The parser's faults and the locator name the same places")
    func agreement() throws {
        let broken = Self.document.replacing("\"none\": []", with: "\"none\": [], \"tags\": 1, \"id\": 2")
        let mended = broken.replacing("\"tags\": 1", with: "\"more\": 1").replacing("\"id\": 2", with: "\"last\": 2")
        let found = faults(in: broken)
        try #require(found.map(\.pointer.description) == ["/tags", "/id"])
        let pointers = [JSONPointer(["more"]), JSONPointer(["last"])]
        let positions = JSONLocator.positions(of: Set(pointers), in: Array(mended.utf8))
        #expect(positions[pointers[0]] == found[0].position)
        // "more" is as long as "tags": what follows it stands where it stood.
        #expect(positions[pointers[1]] == found[1].position)
    }

    @Test("What stands behind repeated keys is found, and of these the first")
    func repeatedKeys() throws {
        let text = #"[{"a": 1, "a": 2}, {"b": {"c": 1}, "b": {"c": 2}}, 3]"#
        let pointers = try ["/1/b/c", "/2"].map { try #require(JSONPointer($0)) }
        let positions = JSONLocator.positions(of: Set(pointers), in: Array(text.utf8))
        #expect(pointers.map { positions[$0]?.column } == [27, 52])
    }

    @Test("Of a text that does not parse, what stands before the fault is found")
    func unparsable() {
        let first = JSONPointer(["a"])
        let positions = JSONLocator.positions(of: [first, JSONPointer(["b"])], in: Array("{\"a\":1,x".utf8))
        #expect(positions == [first: TextPosition(line: 1, column: 2)])
    }
}
