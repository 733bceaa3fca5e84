import JSONText
import Testing

@Suite("Faults in JSON")
struct JSONFaultTests {
    /// A text, and where and how its one fault is to be reported.
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let report: String
        var testDescription: String { text }
    }

    @Test(
        "A syntax fault says where it is, what was found and what was expected",
        arguments: [
            Case(text: "", report: "1:1: expected a value, found the end of the text"),
            Case(text: " \n ", report: "2:2: expected a value, found the end of the text"),
            Case(text: "{} x", report: "1:4: expected the end of the text after its value, found \"x\""),
            Case(text: "[1,]", report: "1:3: expected another element after the comma, found \"]\""),
            Case(text: "{\"a\":1,}", report: "1:7: expected another member after the comma, found \"}\""),
            Case(text: "[,1]", report: "1:2: /0: expected a value, found \",\""),
            Case(text: "[1,,2]", report: "1:4: /1: expected a value, found \",\""),
            Case(
                text: "[1 2]",
                report: "1:4: expected \",\" or \"]\" after the element, found \"2\"; the array began on line 1"),
            Case(
                text: "\n[\n1",
                report:
                    "3:2: expected \",\" or \"]\" after the element, found the end of the text; the array began on line 2"
            ),
            Case(
                text: "{\"a\":1]",
                report: "1:7: expected \",\" or \"}\" after the member, found \"]\"; the object began on line 1"),
            Case(text: "[", report: "1:2: /0: expected a value, found the end of the text"),
            Case(text: "{", report: "1:2: expected a key in double quotes, found the end of the text"),
            Case(text: "{a:1}", report: "1:2: expected a key in double quotes, found \"a\""),
            Case(text: "{1:1}", report: "1:2: expected a key in double quotes, found \"1\""),
            Case(text: "{'a':1}", report: "1:2: expected a key in double quotes, found \"'\""),
            Case(text: "{\"a\" 1}", report: "1:6: /a: expected \":\" after the key, found \"1\""),
            Case(text: "{\"a\":}", report: "1:6: /a: expected a value, found \"}\""),
            Case(text: "]", report: "1:1: expected a value, found \"]\""),
            Case(text: "True", report: "1:1: expected a value, found \"True\""),
            Case(text: "nul", report: "1:1: expected a value, found \"nul\""),
            Case(text: "nulll", report: "1:5: expected the end of the text after its value, found \"l\""),
            Case(text: "/* a */1", report: "1:1: expected a value, found \"/\""),
            Case(text: "[“a”]", report: "1:2: /0: expected a value, found \"“\" (U+201C)"),
            Case(text: "[\u{1}]", report: "1:2: /0: expected a value, found the control character U+0001"),
            Case(text: "\u{A0}1", report: "1:1: expected a value, found \"\u{A0}\" (U+00A0)"),
            Case(
                text: "[\"a\\\"]",
                report: "1:2: /0: expected a closing quote for the string that starts here, found the end of the text"),
            Case(
                text: "[\"a\n\"]",
                report: "1:4: /0: expected the string to be closed on its own line (a line break within it is \\n), "
                    + "found a line break"),
            Case(
                text: "\"\\",
                report: "1:2: expected one of \" \\ / b f n r t u after the backslash, found the end of the text"),
            Case(text: "{\"a\":[{\"b\":[1,tru]}]}", report: "1:15: /a/0/b/1: expected a value, found \"tru\""),
            Case(text: "{\"a/b~\":x}", report: "1:9: /a~1b~0: expected a value, found \"x\""),
        ])
    func syntax(example: Case) {
        #expect(faults(in: example.text).map(\.description) == [example.report])
    }

    @Test("Bytes of another encoding are named")
    func otherEncoding() {
        let utf16: [UInt8] = [0xFF, 0xFE, 0x5B, 0x00]
        #expect(
            faults(in: utf16).map(\.description) == ["1:1: expected a value, found the byte 0xFF, which is not UTF-8"])
    }

    @Test("A long word is cut off in a message")
    func longWord() {
        let report = "1:1: expected a value, found \"\(String(repeating: "x", count: 24))\""
        #expect(faults(in: String(repeating: "x", count: 1000)).map(\.description) == [report])
    }

    @Test(
        "Lines end at line feeds, and columns count Unicode scalars",
        arguments: [
            ("[\"é日😀\", x]", 1, 9), ("[\r\n  x]", 2, 3), ("[\n\n\nx]", 4, 1), ("[\"e\u{301}\",x]", 1, 7),
            ("\u{FEFF}x", 1, 1),
            ("\u{FEFF}[\nx]", 2, 1), ("[\tx]", 1, 3),
        ])
    func position(text: String, line: Int, column: Int) {
        #expect(faults(in: text).map(\.position) == [TextPosition(line: line, column: column)])
    }

    @Test("Faults as text are one a line")
    func description() {
        let faults = JSONFaults(faults: faults(in: "{\"a\":1,\n\"a\":2,\nx"))
        #expect(
            faults.description == """
                2:1: /a: the key "a" is repeated: expected each key once, found it on line 1 too
                3:1: expected a key in double quotes, found "x"
                """)
    }
}
