import JSONText
import Testing

@Suite("Text as a message quotes it")
struct QuotedTests {
    @Test(
        "It stands in double quotes, escaped, and is cut where it grows long",
        arguments: [
            ("", "\"\""), ("abc", "\"abc\""), ("abcd", "\"abc…\""), ("é😀日", "\"é😀日\""), ("\n\"\\x", "\"\\n\\\"\\\\…\""),
        ])
    func quoted(text: String, expected: String) {
        #expect(text.quoted(upTo: 3) == expected)
    }

    @Test("Sixty Unicode scalars are not cut")
    func sixty() {
        let sixty = String(repeating: "x", count: 60)
        #expect(sixty.quoted() == "\"\(sixty)\"")
        #expect((sixty + "x").quoted() == "\"\(sixty)…\"")
    }

    @Test("What is one character in a million scalars is cut like any other text")
    func oneCharacter() {
        let text = "e" + String(repeating: "\u{301}", count: 1_000_000)
        #expect(text.count == 1)
        #expect(
            Array(text.quoted().unicodeScalars)
                == Array(("\"e" + String(repeating: "\u{301}", count: 59) + "…\"").unicodeScalars))
    }
}
