/// How a terminal shows a text (ECMA-48, SGR), where it may.
struct Style {
    let isColoured: Bool

    func strong(_ text: String) -> String { applying("1", to: text) }
    func faint(_ text: String) -> String { applying("2", to: text) }
    func link(_ text: String) -> String { applying("36", to: text) }
    func token(_ text: String) -> String { applying("32", to: text) }

    private func applying(_ parameter: String, to text: String) -> String {
        isColoured ? "\u{1B}[\(parameter)m\(text)\u{1B}[0m" : text
    }
}
