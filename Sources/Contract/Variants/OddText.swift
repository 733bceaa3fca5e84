import JSONText

/// Text that is legal, and that layouts, parsers and comparisons stumble over.
enum OddText {
    /// Begins oddly and ends with the text that it stands for, as far as the length allows.
    static func text(beside text: String, length: CountRange) -> String {
        let maximum = length.maximum ?? .max
        var result = ""
        var count = 0
        for character in oddities + " " + text where count + character.unicodeScalars.count <= maximum {
            result.append(character)
            count += character.unicodeScalars.count
        }
        return result
    }

    private static let oddities = [
        // What trimming takes away.
        " ",
        // A family, a flag and a skin tone: many scalars, one character each.
        "👩‍👩‍👧‍👦🏳️‍🌈👍🏽",
        // Combining marks, and é composed and decomposed.
        "Z\u{351}\u{36B}a\u{314}\u{350}l\u{301} \u{E9}e\u{301}",
        // Right-to-left script between a left-to-right isolate's, an embedding's and a plain mark's neighbours.
        "\u{2067}שלום\u{2069} \u{202B}مرحبا\u{202C}\u{200F}",
        // What JSON, HTML and shells escape.
        #""quoted" 'single' \back\slash\ <b>&amp;</b> ${HOME} %s"#,
        // Breaks of lines, as JSON and as JavaScript know them.
        "tab\tline\nline\r\nline\u{2028}paragraph\u{2029}",
        // Characters without width, and the mark that some take for the beginning of a file.
        "zero\u{200B}width\u{200D}\u{FEFF}",
    ].joined(separator: " ")
}
