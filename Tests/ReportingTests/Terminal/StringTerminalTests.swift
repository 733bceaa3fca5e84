import Testing

@testable import Reporting

@Suite("Texts on a terminal")
struct StringTerminalTests {
    @Test(
        "take the columns that a terminal shows them in",
        arguments: [
            ("", 0), ("Ada", 3), ("Zoë", 3), ("Zoe\u{308}", 3), ("山田", 4), ("ナオ", 4), ("한국", 4), ("ﾅｵ", 2),
            ("ليلى", 4), ("🎧", 2), ("👩🏽‍🎤", 2), ("🇬🇧", 2), ("❤️", 2), ("❤", 1), ("a\u{200B}b", 2), ("Ｆ", 2),
        ])
    func columns(text: String, columns: Int) {
        #expect(text.columns == columns)
        #expect(text.padded(to: 6).columns == max(6, columns))
    }

    @Test("keep to one line and obey nothing")
    func printable() {
        #expect("Two\nlines\u{1B}[31m\u{9B}1m\u{7F}".printable == "Two lines [31m 1m ")
        #expect("a\u{202E}b\u{2066}c\u{200F}d\u{2028}e\u{2029}f".printable == "a b c d e f")
        #expect("👩🏽‍🎤".printable == "👩🏽‍🎤")
        #expect("Zoë 🎧 ليلى".printable == "Zoë 🎧 ليلى")
    }
}
