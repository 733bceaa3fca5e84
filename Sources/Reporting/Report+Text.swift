extension Report {
    /// For people on a terminal: what failed with all that is known of it, what was not judged and why, a row a group, and
    /// at the end how it came out.
    package func text(_ style: Style = Style(isColoured: false)) -> String {
        var parts = failures.map { $0.paragraph(style) }
        if !asides.isEmpty { parts.append(asides.map(Report.line).joined()) }
        if !verdicts.isEmpty { parts.append(table.text(style)) }
        if !notes.isEmpty { parts.append(notes.map { $0.printable + "\n" }.joined()) }
        parts.append("\(style.strong(title.printable)): \(summary(style))\n")
        return parts.joined(separator: "\n")
    }

    private var table: TextTable {
        var table = TextTable(["", "passed", "failed", "excluded", "skipped"])
        for group in groups { table.add([.init(group.name)] + Report.cells(group.counts)) }
        if groups.count > 1 { table.add([.init("in all") { $0.strong($1) }] + Report.cells(counts)) }
        return table
    }

    private static func cells(_ counts: Counts) -> [TextTable.Cell] {
        [
            .init(counts.passed) { $0.good($1) }, .init(counts.failed) { $0.bad($1) }, .init(counts.excluded),
            .init(counts.skipped),
        ]
    }

    private func summary(_ style: Style) -> String {
        let sentence = counts.sentences.joined(separator: ", ")
        return (counts.failed > 0 ? style.bad(sentence) : style.good(sentence)) + " in \(seconds.fixed(1)) s"
    }

    /// A reason and whom it concerns, which may be very many.
    private static func line(_ reason: String, _ ids: [String]) -> String {
        let shown = ids.prefix(3).joined(separator: ", ")
        let rest = ids.count > 3 ? " and \(ids.count - 3) more" : ""
        return "\(reason.printable) (\(shown.printable)\(rest))\n"
    }
}

extension Verdict {
    fileprivate func paragraph(_ style: Style) -> String {
        let lines = (text.isEmpty ? sentence : text).split(separator: "\n", omittingEmptySubsequences: false)
        let told = lines.map { $0.isEmpty ? "\n" : "  \(String($0).printable)\n" }
        return "\(style.bad("FAILED")) \(style.strong(id.printable))\n" + told.joined()
    }
}
