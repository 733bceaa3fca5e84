import JSONText
import Testing

@Suite("Repeated keys in JSON")
struct RepeatedKeyTests {
    @Test("Every repeated key is reported, with its place and the line of the first")
    func all() {
        let text = """
            {
              "a": 1,
              "b": { "c": 1, "c": 2 },
              "a": 3,
              "list": [ {}, { "d": 1,
                "d": 2 } ],
              "a": 4
            }
            """
        let reports = [
            "3:18: /b/c: the key \"c\" is repeated: expected each key once, found it on line 3 too",
            "4:3: /a: the key \"a\" is repeated: expected each key once, found it on line 2 too",
            "6:5: /list/1/d: the key \"d\" is repeated: expected each key once, found it on line 5 too",
            "7:3: /a: the key \"a\" is repeated: expected each key once, found it on line 2 too",
        ]
        #expect(faults(in: text).map(\.description) == reports)
    }

    @Test("The same key in another object is none")
    func otherObjects() throws {
        let value = try parse("{\"a\":{\"a\":{\"a\":[{\"a\":1},{\"a\":2}]}},\"b\":{\"a\":1}}")
        #expect(value["b"] == ["a": 1])
    }

    @Test("A key is the same however it is escaped, and the empty key is a key")
    func escapes() {
        let text = "{\"a\":1,\"\\u0061\":2,\"\":3,\"\":4}"
        #expect(faults(in: text).map(\.pointer) == [JSONPointer(["a"]), JSONPointer([""])])
    }

    @Test("A repeated member's own faults are reported too")
    func nested() {
        let pointers = faults(in: "{\"a\":1,\"a\":{\"b\":1,\"b\":tru}}").map(\.pointer.description)
        #expect(pointers == ["/a", "/a/b", "/a/b"])
    }

    @Test("What follows the first syntax fault is not judged")
    func syntaxFault() {
        let pointers = faults(in: "{\"a\":1,\"a\":2,\"b\":[1 2],\"b\":3}").map(\.pointer.description)
        #expect(pointers == ["/a", "/b"])
    }

    @Test("They are found among few members and many", arguments: [2, 15, 16, 17, 18, 40, 500])
    func wide(count: Int) throws {
        let members = (0..<count).map { "\"key\($0)\":0" }.joined(separator: ",\n")
        let text = "{\(members),\n\"key0\":1,\n\"key\(count - 1)\":2}"
        let found = faults(in: text)
        try #require(found.count == 2)
        #expect(found[0].pointer == JSONPointer(["key0"]))
        #expect(found[0].position == TextPosition(line: count + 1, column: 1))
        #expect(found[0].message.contains("line 1 "))
        #expect(found[1].pointer == JSONPointer(["key\(count - 1)"]))
        #expect(found[1].message.contains("line \(count) "))
    }

    @Test("Objects around and after a wide one are not mixed up with it")
    func wideWithin() {
        let wide = "{" + (0..<40).map { "\"k\($0)\":{\"k0\":0,\"k1\":1}" }.joined(separator: ",") + "}"
        #expect(
            faults(in: "{\"k0\":\(wide),\"k1\":\(wide),\n\"k0\":0}").map(\.position) == [
                TextPosition(line: 2, column: 1)
            ])
    }
}
