/// How much of a long piece of work is done, on a line of a terminal: `Loading [#####.....]  50 %  tracks.json`.
package struct ProgressBar: Sendable {
    private let line: ProgressLine
    private let title: String
    private let total: Int
    private var shown: String?

    /// - Parameters:
    ///   - title: what is being done.
    ///   - total: how much there is to do, in any unit.
    package init(_ title: String, total: Int, on line: ProgressLine = ProgressLine()) {
        self.title = title
        self.total = total
        self.line = line
    }

    /// May be called as often as wanted: what would look the same is not drawn again.
    /// - Parameters:
    ///   - done: how much of the total is done.
    ///   - part: what is in work.
    package mutating func show(_ done: Int, of part: String = "") {
        let text = ProgressBar.text(title, percent: total > 0 ? min(max(done, 0), total) * 100 / total : 100, part)
        guard text != shown else { return }
        shown = text
        line.show(text)
    }

    /// Takes it away.
    package func clear() { line.clear() }

    /// - Parameter percent: from 0 to 100.
    package static func text(_ title: String, percent: Int, _ part: String = "") -> String {
        let filled = percent * width / 100
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
        let digits = String(repeating: " ", count: percent < 10 ? 2 : percent < 100 ? 1 : 0) + String(percent)
        return "\(title) [\(bar)] \(digits) %" + (part.isEmpty ? "" : "  \(part)")
    }

    private static let width = 30
}
