extension String {
    /// On one line, and without what a terminal or a page would obey in place of showing it: signs that turn the direction
    /// of writing would show what follows in another order than it has.
    package var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? " " : $0 }))
    }

    /// Filled up with spaces to a number of columns.
    package func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, columns - self.columns))
    }

    /// What is longer ends with an ellipsis.
    /// - Parameter length: in Unicode scalars. A `Character` is no measure, since combining marks make one of any length.
    package func cut(to length: Int) -> String {
        let end = unicodeScalars.index(startIndex, offsetBy: length, limitedBy: endIndex)
        return end.map { $0 < endIndex ? self[..<$0] + "…" : self } ?? self
    }

    /// How many columns a terminal shows it in.
    package var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
    /// 2 for emoji and the wide characters of East Asia (Unicode Standard Annex 11), 0 for what takes no place of its
    /// own, else 1. Combining marks are part of the character that they belong to.
    fileprivate var columns: Int {
        guard let first = unicodeScalars.first, !first.takesNoPlace else { return 0 }
        let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
        return isEmoji || first.isWide ? 2 : 1
    }
}

extension Unicode.Scalar {
    fileprivate var isObeyed: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }

    fileprivate var takesNoPlace: Bool {
        switch properties.generalCategory {
        case .format, .nonspacingMark, .enclosingMark, .control: true
        default: false
        }
    }

    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F,  // Hangul's leading consonants
            0x2E80...0x303E, 0x3041...0xA4CF,  // radicals, kana, bopomofo, ideographs, Yi
            0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
            0xF900...0xFAFF, 0xFE30...0xFE6F,  // compatibility ideographs and forms
            0xFF00...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
            0x20000...0x3FFFD:  // further ideographs
            true
        default: false
        }
    }
}

/// `1 fault`, `2 faults`.
package func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
