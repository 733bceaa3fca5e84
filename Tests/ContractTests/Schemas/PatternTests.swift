import Contract
import JSONText
import Testing

@Suite("A pattern is read as ECMA-262 reads it")
struct PatternTests {
    @Test(
        arguments: [
            ("b", "abc", true),  // anywhere in the text
            ("^b", "abc", false),
            ("^[a-z]+$", "abc", true),
            ("^[a-z]+$", "abc\n", false),  // $ is the end, not the last line's
            (#"^\d+$"#, "123", true),
            (#"^\d+$"#, "١٢٣", false),  // digits are ASCII
            (#"^\w+$"#, "aé", false),
            (#"^[\w-]+$"#, "a-b_9", true),
            (#"^[^\d]+$"#, "ab", true),
            (#"^[\D]+$"#, "a1", false),
            ("^[[a]+$", "[a", true),  // a bracket in a class is itself
            ("^[a&&b]+$", "a&b", true),
            (#"\S"#, " \u{85}\u{A0}\u{2028}\u{3000}\u{FEFF}", false),  // white space of all scripts, and U+FEFF
            (#"^\s[\s]$"#, "\u{FEFF}\u{FEFF}", true),
            (#"[\S]"#, "\u{FEFF}", false),
            (#"\S"#, "\u{FEFF}x", true),
            (#"^\$[$]$"#, "$$", true),
            (#"^a\/b$"#, "a/b", true),
            (#"^[\]]$"#, "]", true),
            (#"^\u0041$"#, "A", true),
            ("^(?:a|b){2}$", "ab", true),
        ])
    func dialect(pattern: String, text: String, matches: Bool) throws {
        let keyword = String(decoding: JSONWriter.bytes(of: pattern), as: UTF8.self)
        let value = String(decoding: JSONWriter.bytes(of: text), as: UTF8.self)
        let complaints = try Documents.complaints(about: value, by: Documents.schema("{\"pattern\": \(keyword)}"))
        #expect(complaints.isEmpty == matches)
    }
}
