import JSONText
import Testing

@Suite("Strings in JSON")
struct JSONStringTests {
    @Test(
        "Escapes stand for their characters",
        arguments: [
            ("\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\u{8}\u{C}\n\r\t"), ("\\u0041\\u00e9\\u00E9", "A\u{E9}\u{E9}"),
            ("\\ud83d\\ude00", "\u{1F600}"), ("\\uD834\\uDD1E", "\u{1D11E}"), ("\\udbff\\udfff", "\u{10FFFF}"),
            ("\\u0000", "\0"), ("\\u2028", "\u{2028}"), ("a\\nb\\nc", "a\nb\nc"),
            ("plain text, then\\t", "plain text, then\t"),
            ("\\uffff", "\u{FFFF}"),
        ])
    func escapes(written: String, expected: String) throws {
        let value = try #require(try parse("\"\(written)\"").stringValue)
        #expect(Array(value.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "Anything else stands for itself",
        arguments: ["é", "e\u{301}", "日本語", "😀", "\u{2028}\u{2029}", "\u{7F}", "/", "'", "\u{10FFFF}", "\u{FEFF}"])
    func plain(text: String) throws {
        let value = try #require(try parse("\"\(text)\"").stringValue)
        #expect(Array(value.utf8) == Array(text.utf8))
    }

    @Test("The quote is found wherever it stands", arguments: 0...24)
    func length(count: Int) throws {
        let text = String(repeating: "x", count: count)
        #expect(try parse("[\"\(text)\",\"\(text)é\"]") == [.string(text), .string(text + "é")])
    }

    @Test(
        "A faulty escape is reported where it begins",
        arguments: [
            ("\\x41", "after the backslash, found \"x41\""), ("\\u12", "four hexadecimal digits"),
            ("\\u12G4", "found \"G4\""), ("\\U0041", "after the backslash"),
            ("\\ud83d", "expected \\udc00 to \\udfff after \\ud83d"), ("\\ud83dx", "after \\ud83d"),
            ("\\ud83d\\n", "after \\ud83d"), ("\\ud83d\\ud83d", "after \\ud83d"), ("\\ud83d\\u0041", "after \\ud83d"),
            ("\\ude00", "found the second half alone"), ("\\ude00\\ud83d", "found the second half alone"),
        ])
    func faultyEscape(written: String, message: String) throws {
        let found = faults(in: "\"ab\(written)\"")
        try #require(found.count == 1)
        #expect(found[0].message.contains(message), "\(found[0].message)")
        #expect(found[0].position == TextPosition(line: 1, column: 4))
    }

    @Test("A control character has to be escaped", arguments: 0..<0x20)
    func controlCharacter(code: Int) throws {
        let found = faults(in: [0x22, 0x61, UInt8(code), 0x22])
        try #require(found.count == 1)
        #expect(found[0].position == TextPosition(line: 1, column: 3))
        #expect(found[0].message.contains(code == 0x0A || code == 0x0D ? "line break" : "control character U+00"))
    }

    @Test(
        "Bytes that are not UTF-8 are reported where they begin",
        arguments: [
            [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
            [0xF0, 0x80, 0x80, 0xAF],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28],
            [0xE2, 0x28, 0xA1],
            [0xE2, 0x82, 0x28], [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x90, 0x28, 0xBC], [0xF0, 0x9F, 0x98, 0x28],
        ] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) throws {
        for ending in ["\"", ""] {
            let found = faults(in: Array("\"é".utf8) + bytes + Array(ending.utf8))
            try #require(found.count == 1)
            #expect(found[0].position == TextPosition(line: 1, column: 3))
            #expect(found[0].message.contains("0x" + String(bytes[0], radix: 16, uppercase: true)))
            #expect(found[0].message.contains("not UTF-8"))
        }
    }

    @Test(
        "The ends of UTF-8's ranges are read",
        arguments: ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"])
    func rangesOfUTF8(text: String) throws {
        #expect(try parse("\"\(text)\"").stringValue == text)
    }
}
