/// A line of a terminal that is written over as things go on, and gone at the end. Where no terminal is, it is not shown.
package struct ProgressLine: Sendable {
    private let output: Output
    private let isWanted: Bool
    private let begin: ContinuousClock.Instant

    /// - Parameter delay: what is over sooner is not shown at all.
    package init(_ output: Output = .error, isQuiet: Bool = false, after delay: Duration = .zero) {
        self.output = output
        isWanted = output.isTerminal && !isQuiet
        begin = .now + delay
    }

    private var isShown: Bool { isWanted && ContinuousClock.now >= begin }

    /// Replaces what was shown before. A text that is longer than a line of any terminal is cut.
    package func show(_ text: String) {
        guard isShown else { return }
        output.write(ProgressLine.clearing + text.printable.prefix(ProgressLine.width))
    }

    package func clear() {
        if isShown { output.write(ProgressLine.clearing) }
    }

    /// To the beginning of the line, and all of it erased (ECMA-48, CR and EL).
    private static let clearing = "\r\u{1B}[2K"
    private static let width = 79
}
