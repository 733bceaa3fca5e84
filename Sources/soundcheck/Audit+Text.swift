import MockAPI
import Reporting

extension Audit {
    /// The violations and the coverage, a table each, and at the end how it came out.
    /// - Parameter isBrief: only what failed.
    func text(_ style: Style, isBrief: Bool = false) -> String {
        var parts: [String] = []
        if !findings.isEmpty {
            let others = findings.count - Audit.shownFindings
            parts.append(
                style.strong("Violations that nobody declared") + "\n" + violations.text(style)
                    + (others > 0 ? "  and \(others) others, which --junit, --json and --markdown tell\n" : ""))
        }
        if !isBrief { parts.append(style.strong("Coverage") + "\n" + statuses.text(style)) }
        let faults = unmet + forgotten + [lackOfCoverage].compactMap(\.self)
        if !faults.isEmpty { parts.append(faults.map { style.bad($0.printable) + "\n" }.joined()) }
        parts.append(summary(style) + "\n")
        return parts.joined(separator: "\n")
    }

    /// What is wrong in very many ways is not read to its end.
    private static let shownFindings = 30

    private var violations: TextTable {
        var table = TextTable(["times", "operation", "first by", "in world", "violation"])
        for finding in findings.prefix(Audit.shownFindings) {
            table.add([
                .init(finding.times), .init(finding.operation ?? ""), .init(finding.request.cut(to: 60)),
                .init(finding.world),
                .init(finding.sentence) { $0.bad($1) },
            ])
        }
        return table
    }

    private var statuses: TextTable {
        var table = TextTable([
            "operation", "declared", "answered", "status ×times (undeclared ones in brackets)",
        ])
        for operation in coverage.operations {
            table.add([
                .init(operation.id), .init(operation.total), .init(operation.covered) { $0.good($1) },
                .init(operation.statuses.filter { $0.count > 0 }.map(\.told).joined(separator: "  ")),
            ])
        }
        return table
    }

    private func summary(_ style: Style) -> String {
        let count = findings.reduce(0) { $0 + $1.times }
        let violations = "\(counted(count, "violation")) that nobody declared"
        let ended = exitCode == .ok ? "" : style.bad("\(program[0].printable) ended with \(exitCode.rawValue)") + ", "
        return "soundcheck: \(ended)\(count > 0 ? style.bad(violations) : style.good(violations)), \(coverageSentence)"
    }
}

extension Coverage.OfOperation {
    var isCalled: Bool { statuses.contains { $0.count > 0 } }
}

extension Coverage.OfStatus {
    fileprivate var told: String { isDeclared ? "\(status) ×\(count)" : "(\(status) ×\(count))" }
}
