import JSONText

/// One place where a value does not satisfy its schema.
package struct SchemaFault: Sendable, Hashable, CustomStringConvertible {
    /// Where in the value.
    package let pointer: JSONPointer
    /// What was expected and what was found.
    package let message: String

    /// `/0/owner/name: expected a string, found 12`.
    package var description: String {
        let place = pointer.description
        return place.isEmpty ? message : "\(place): \(message)"
    }
}
