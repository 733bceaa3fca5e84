/// One thing that is wrong in a JSON file: where, what was found and what was expected.
package struct FileFault: Sendable, Hashable, CustomStringConvertible {
    /// The file's name.
    package var file: String
    /// Nil where the whole file is meant.
    package var position: TextPosition?
    package var pointer: JSONPointer
    package var message: String

    package init(file: String, position: TextPosition? = nil, pointer: JSONPointer = JSONPointer(), message: String) {
        self.file = file
        self.position = position
        self.pointer = pointer
        self.message = message
    }

    /// `tracks.json:12:5: /3/projectId: no project has the id "project-x"`, without the pointer at the root.
    package var description: String {
        let place = position.map { "\(file):\($0)" } ?? file
        let text = pointer.components.isEmpty ? "\(place): \(message)" : "\(place): \(pointer): \(message)"
        return String(String.UnicodeScalarView(text.unicodeScalars.flatMap(FileFault.printable)))
    }

    /// What a file holds must not break the line, nor reach a terminal as a command.
    private static func printable(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator:
            Array("\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
        default: [scalar]
        }
    }
}

/// Why files cannot be used: everything that is wrong with them, by file and position.
package struct FileFaults: Error, CustomStringConvertible {
    package let faults: [FileFault]

    package init(_ faults: [FileFault]) {
        self.faults = faults
    }

    /// What makes one file unreadable as JSON.
    package init(_ faults: JSONFaults, in file: String) {
        self.faults = faults.faults.map {
            FileFault(file: file, position: $0.position, pointer: $0.pointer, message: $0.message)
        }
    }

    /// One fault a line.
    package var description: String {
        faults.map(\.description).joined(separator: "\n")
    }
}
