extension Report {
    /// For a comment on a pull request: how it came out, a row a group, and each failure to unfold.
    /// - Parameter limit: in characters; GitHub takes 65,536 a comment. What has no room is counted.
    package func markdown(upTo limit: Int = 60_000) -> String {
        let sign = counts.failed > 0 ? "❌" : "✅"
        var parts = [
            "### \(sign) \(MarkdownText.prose(title))",
            "\(counts.sentences.joined(separator: ", ")) in \(seconds.fixed(1)) s",
        ]
        if !verdicts.isEmpty { parts.append(markdownTable) }
        parts += notes.map(MarkdownText.prose)
        parts += details(upTo: limit - parts.reduce(0) { $0 + $1.unicodeScalars.count })
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var markdownTable: String {
        var rows = ["| | passed | failed | excluded | skipped |", "|---|---:|---:|---:|---:|"]
        for group in groups { rows.append(Report.row(MarkdownText.code(group.name), group.counts)) }
        if groups.count > 1 { rows.append(Report.row("in all", counts)) }
        return rows.joined(separator: "\n")
    }

    private static func row(_ name: String, _ counts: Counts) -> String {
        let numbers = [counts.passed, counts.failed, counts.excluded, counts.skipped]
        return "| \(name) | \(numbers.map { $0 == 0 ? "" : String($0) }.joined(separator: " | ")) |"
    }

    /// As many as there is room for.
    private func details(upTo limit: Int) -> [String] {
        let all = failures.map(\.details) + asides.map(Report.details)
        var room = limit
        let shown = all.prefix { detail in
            room -= detail.unicodeScalars.count + 2
            return room >= 0
        }
        let left = all.count - shown.count
        return shown + (left > 0 ? ["… and \(left) more, for which there is no room here."] : [])
    }

    private static func details(_ reason: String, _ ids: [String]) -> String {
        let rest = ids.count > 100 ? ["and \(ids.count - 100) more"] : []
        return MarkdownText.details(
            "\(MarkdownText.code(reason)) (\(ids.count))", (ids.prefix(100) + rest).joined(separator: "\n"))
    }
}

extension Verdict {
    /// What is very long is cut, so that others have room.
    fileprivate var details: String {
        let summary = "\(MarkdownText.code(id)): \(MarkdownText.code(headline.cut(to: 300)))"
        return MarkdownText.details(summary, text.isEmpty ? sentence : text.cut(to: 4000))
    }
}
