/// A place in a text. Lines end at a line feed; both numbers count from 1, columns in Unicode scalars.
package struct TextPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// `12:5`, as compilers write it.
    package var description: String {
        "\(line):\(column)"
    }
}
