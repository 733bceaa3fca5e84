import JSONText
import Testing

@Suite("JSON pointers")
struct JSONPointerTests {
    @Test(
        "A pointer is read and written as RFC 6901 spells it",
        arguments: [
            ("", []), ("/", [""]), ("/foo", ["foo"]), ("/foo/0", ["foo", "0"]), ("/a~1b", ["a/b"]), ("/m~0n", ["m~n"]),
            ("/~01", ["~1"]), ("/~10", ["/0"]), ("//", ["", ""]),
            ("/c%d/e^f/g|h/i\\j/k\"l/ ", ["c%d", "e^f", "g|h", "i\\j", "k\"l", " "]),
            ("/é/日本", ["é", "日本"]), ("/\u{301}a", ["\u{301}a"]),
        ])
    func roundTrip(text: String, components: [String]) throws {
        let pointer = try #require(JSONPointer(text))
        #expect(pointer.components == components)
        #expect(Array(pointer.description.utf8) == Array(text.utf8))
        #expect(JSONPointer(components) == pointer)
    }

    @Test(
        "What is no pointer is refused", arguments: ["foo", " /foo", "#/foo", "/a~", "/a~2", "/~~0", "~1a", "/a/~/b"])
    func malformed(text: String) {
        #expect(JSONPointer(text) == nil)
    }

    @Test("A pointer grows by keys and indexes")
    func appending() {
        #expect(JSONPointer().appending("a/b").appending(3).description == "/a~1b/3")
    }

    @Test("Pointers are compared by bytes")
    func equality() {
        let composed = JSONPointer(["caf\u{E9}"])
        let decomposed = JSONPointer(["cafe\u{301}"])
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, JSONPointer(["caf\u{E9}"])]).count == 2)
        #expect(JSONPointer(["a", "b"]) != JSONPointer(["ab"]))
        #expect(JSONPointer(["a"]) != JSONPointer(["a", "b"]))
    }
}
