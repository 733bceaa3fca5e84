import Foundation
import Reporting
import Testing

@Suite("A report as Markdown")
struct ReportMarkdownTests {
    @Test("is a table and what there is to unfold")
    func sample() {
        #expect(
            Report.sample.markdown() == """
                ### ❌ The client against Soundcheck

                1 failed, 1 passed, 1 excluded, 1 skipped in 1.2 s

                | | passed | failed | excluded | skipped |
                |---|---:|---:|---:|---:|
                | <code>getTrack</code> | 1 | 1 |  |  |
                | <code>listArtists</code> |  |  | 1 | 1 |
                | in all | 1 | 1 | 1 | 1 |

                38 of 40 fields compared.

                <details><summary><code>getTrack.reads.ben</code>: <code>getTrack as ben&#58; /name&#58; expected \
                &#34;Undertow&#34;, the client keeps nothing</code></summary>

                ```text
                getTrack as ben: /name: expected "Undertow", the client keeps nothing

                  curl …
                ```

                </details>

                <details><summary><code>excluded&#58; no paging yet</code> (1)</summary>

                ```text
                listArtists.pages
                ```

                </details>

                <details><summary><code>skipped&#58; the client has no means</code> (1)</summary>

                ```text
                listArtists.reads.ada
                ```

                </details>

                """)
    }

    @Test("foreign text never leaves its element, its cell or its block", arguments: Report.oddTexts)
    func oddTexts(text: String) throws {
        let lines = Report.failing(text).markdown().components(separatedBy: "\n")
        let fence = try #require(lines.first { $0.hasPrefix("```") }).prefix { $0 == "`" }
        let parts = lines.split(separator: "\(fence)text")
        #expect(parts.count == 2)
        let block = parts[1].prefix { $0 != fence }
        let prose = Array(parts[0]) + parts[1].dropFirst(block.count + 1)
        #expect(block.joined(separator: "\n") == shown(text.isEmpty ? "" : text))
        // Outside of the block nothing is markup but what the report itself writes.
        let own = ["<code>", "</code>", "<details>", "</details>", "<summary>", "</summary>"]
        let rest = own.reduce(prose.joined(separator: "\n")) { $0.replacingOccurrences(of: $1, with: "") }
        #expect(!rest.contains { "<>*_`[]@".contains($0) })
        for row in prose where row.hasPrefix("|") { #expect(row.count { $0 == "|" } == 6) }
        #expect(prose.filter { $0 == "</details>" }.count == 1)
    }

    private func shown(_ text: String) -> String {
        text.components(separatedBy: "\n").map(\.printable).joined(separator: "\n")
    }

    @Test("fits a comment, whatever failed, and counts what has no room")
    func limit() {
        let verdicts = (1...200).map {
            Verdict(
                id: "a.\($0)", group: "a", sentence: "", state: .failed, text: String(repeating: "long ", count: 2000))
        }
        let markdown = Report(title: "A", verdicts: verdicts).markdown()
        #expect(markdown.unicodeScalars.count < 65_536)
        let shown = markdown.components(separatedBy: "<details>").count - 1
        #expect(shown > 5)
        #expect(markdown.hasSuffix("… and \(200 - shown) more, for which there is no room here.\n"))
    }

    @Test("begins with a sign that says how it came out")
    func sign() {
        #expect(Report(title: "A", verdicts: []).markdown().hasPrefix("### ✅ A\n"))
    }
}
