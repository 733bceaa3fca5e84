/// Rows whose columns stand below each other, for a terminal.
package struct TextTable {
    package struct Cell: Sendable, ExpressibleByStringLiteral {
        let text: String
        let isNumber: Bool
        let paint: @Sendable (Style, String) -> String

        /// - Parameter paint: how it is shown.
        package init(_ text: String, _ paint: @escaping @Sendable (Style, String) -> String = { $1 }) {
            self.text = text.printable
            isNumber = false
            self.paint = paint
        }

        /// It stands at the right of its column. Nothing is a faint dash.
        package init(_ number: Int, _ paint: @escaping @Sendable (Style, String) -> String = { $1 }) {
            text = number == 0 ? "-" : String(number)
            isNumber = true
            self.paint = { number == 0 ? $0.faint($1) : paint($0, $1) }
        }

        package init(stringLiteral text: String) { self.init(text) }
    }

    private let header: [String]
    private var rows: [[Cell]] = []

    /// - Parameter header: what stands above the columns.
    package init(_ header: [String]) { self.header = header }

    /// - Parameter cells: as many as there are columns.
    package mutating func add(_ cells: [Cell]) { rows.append(cells) }

    /// Lines without blanks at their ends, each ended by a line feed, indented by two.
    package func text(_ style: Style) -> String {
        let widths = header.indices.map { column in
            rows.reduce(header[column].columns) { max($0, $1[column].text.columns) }
        }
        let numeric = header.indices.map { column in rows.contains { $0[column].isNumber } }
        func line(_ cells: [Cell]) -> String {
            var line = ""
            var gap = "  "
            for (column, cell) in cells.enumerated() {
                let blanks = String(repeating: " ", count: widths[column] - cell.text.columns)
                if cell.text.isEmpty {
                    gap += blanks
                } else if numeric[column] {
                    line += gap + blanks + cell.paint(style, cell.text)
                    gap = ""
                } else {
                    line += gap + cell.paint(style, cell.text)
                    gap = blanks
                }
                gap += "  "
            }
            return line + "\n"
        }
        let head = header.map { Cell($0) { $0.faint($1) } }
        return ([head] + rows).map(line).joined()
    }
}
