import JSONText

/// One thing that is wrong in an OpenAPI document, and where.
package struct DocumentFault: Sendable, Hashable, CustomStringConvertible {
    /// The document's file name.
    package let file: String
    package let position: TextPosition?
    package let pointer: JSONPointer
    package let message: String

    /// `openapi.json:120:9: /paths/~1artist/get: …`, without the pointer at the root.
    package var description: String {
        let place = position.map { "\(file):\($0)" } ?? file
        return pointer.components.isEmpty ? "\(place): \(message)" : "\(place): \(pointer): \(message)"
    }
}

/// Why a document cannot be served: all its faults, in the order of the text.
package struct DocumentFaults: Error, CustomStringConvertible {
    package let faults: [DocumentFault]

    package init(faults: [DocumentFault]) { self.faults = faults }

    /// One fault a line.
    package var description: String { faults.map(\.description).joined(separator: "\n") }
}
