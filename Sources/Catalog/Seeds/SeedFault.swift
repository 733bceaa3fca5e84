import JSONText

/// One thing that is wrong in a folder of seeds: where, what was found and what was expected.
package struct SeedFault: Sendable, Hashable, CustomStringConvertible {
    /// The name of the file in its folder.
    package var file: String
    /// Nil where a whole file is meant.
    package var position: TextPosition?
    package var pointer: JSONPointer
    package var message: String

    /// `tracks.json:12:5: /3/projectId: no project has the id "project-x"`
    package var description: String {
        let place = position.map { "\(file):\($0)" } ?? file
        return pointer.components.isEmpty ? "\(place): \(message)" : "\(place): \(pointer): \(message)"
    }
}

/// Why seeds cannot be used: all their faults, by file and position.
package struct SeedFaults: Error, CustomStringConvertible {
    package let faults: [SeedFault]

    /// One fault a line.
    package var description: String {
        faults.map(\.description).joined(separator: "\n")
    }
}
