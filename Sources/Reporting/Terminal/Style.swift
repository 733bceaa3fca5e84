/// How a terminal shows a text (ECMA-48, SGR), where it may.
package struct Style: Sendable {
    package let isColoured: Bool

    package init(isColoured: Bool) { self.isColoured = isColoured }

    package func strong(_ text: String) -> String { applying("1", to: text) }
    package func faint(_ text: String) -> String { applying("2", to: text) }
    package func link(_ text: String) -> String { applying("36", to: text) }
    package func token(_ text: String) -> String { applying("32", to: text) }
    package func good(_ text: String) -> String { applying("32", to: text) }
    package func bad(_ text: String) -> String { applying("31", to: text) }

    private func applying(_ parameter: String, to text: String) -> String {
        isColoured ? "\u{1B}[\(parameter)m\(text)\u{1B}[0m" : text
    }
}
