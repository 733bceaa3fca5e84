import Foundation

/// Foreign text in Markdown as GitHub and GitLab show it (GitHub Flavored Markdown), where it must neither format, link,
/// mention anybody nor end the element or table cell that it stands in.
enum MarkdownText {
    /// Within a line: as code, in which nobody is mentioned and no issue is linked.
    static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

    /// Within a line of prose.
    static func prose(_ text: String) -> String {
        // What begins a mention or the number of an issue is cut off from its name by a joiner of no width.
        escaped(text).replacingOccurrences(of: "&#64;", with: "&#64;&#8288;")
            .replacingOccurrences(of: "&#35;", with: "&#35;&#8288;")
    }

    /// Lines of their own: a block of code between fences that are longer than any in it.
    static func block(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
        let longest = lines.reduce(0) { max($0, $1.longestRunOfBackticks) }
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)"
    }

    /// A block that a click unfolds.
    /// - Parameter summary: Markdown within a line.
    static func details(_ summary: String, _ text: String) -> String {
        "<details><summary>\(summary)</summary>\n\n\(block(text))\n\n</details>"
    }

    /// On one line; every sign that could mean anything is written as a character reference.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.printable.unicodeScalars {
            if scalar.isASCII, !scalar.isHarmless {
                escaped += "&#\(scalar.value);"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension Unicode.Scalar {
    fileprivate var isHarmless: Bool {
        properties.isAlphabetic || ("0"..."9").contains(self) || " .,-/;=?".unicodeScalars.contains(self)
    }
}

extension String {
    fileprivate var longestRunOfBackticks: Int {
        var (longest, current) = (0, 0)
        for byte in utf8 {
            current = byte == UInt8(ascii: "`") ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
