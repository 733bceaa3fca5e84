import Contract
import JSONText
import MockAPI

/// All that is told of a failure: a first line that says it all, the case's sentence, what the client sent, where expected
/// and seen part, and how to see the answer.
struct FailureText {
    private let fault: CaseFault
    private let contractCase: ContractCase
    private let ask: Ask?
    private let entries: [JournalEntry]
    private let replay: [String]

    init(_ fault: CaseFault, of contractCase: ContractCase, in scene: Scene) {
        self.fault = fault
        self.contractCase = contractCase
        ask = fault.ask ?? scene.notes.lastAsk
        entries = scene.entries()
        replay = ask.map { Replay(of: $0, in: scene, world: contractCase.id.worldName).lines } ?? []
    }

    var text: String {
        var lines = ["\(ask?.description ?? contractCase.operation): \(fault.headline.firstLine)"]
        lines.append("  \(contractCase.id): \(contractCase.sentence)")
        lines += ["  The client sent:"] + sent.map { "    \($0)" }
        if let expected = fault.expected { lines.append("  Expected\(place): \(expected)") }
        if let seen = fault.seen { lines.append("  Seen\(place): \(seen)") }
        lines += fault.remarks.map { "  \($0)" }
        if !replay.isEmpty {
            lines.append("  To see the answer, while \"soundcheck serve --clock seeds\" runs:")
            lines += replay.map { "    \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    private var place: String {
        guard let pointer = fault.pointer, !pointer.components.isEmpty else { return "" }
        return " at \(pointer)"
    }

    private var sent: [String] {
        guard !entries.isEmpty else { return ["nothing that reached the server"] }
        let shown = entries.prefix(FailureText.mostEntries).flatMap(lines)
        let rest = entries.count - FailureText.mostEntries
        return rest > 0 ? shown + ["and \(rest) more"] : shown
    }

    private func lines(of entry: JournalEntry) -> [String] {
        let cause = entry.rule.map { _ in " (as the case arranges)" } ?? ""
        return ["\(entry.method) \(entry.target): \(entry.status)\(cause)"]
            + entry.violations.map { "  \($0.kind.rawValue): \($0.detail)" }
    }

    private static let mostEntries = 12
}

extension String {
    /// Errors may describe themselves in many lines.
    fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? self }
}

extension ContractCase.ID {
    /// What a world may be called in which the case is done again.
    fileprivate var worldName: String {
        let allowed = rawValue.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return String(allowed.prefix(64))
    }
}
