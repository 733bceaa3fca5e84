import JSONText

/// A parameter of an operation (OpenAPI 3.1, section 4.8.12).
package struct Parameter: Sendable {
    package enum Location: String, Sendable, CaseIterable {
        case path, query, header, cookie
    }

    package let name: String
    package let location: Location
    /// Always so in a path.
    package let isRequired: Bool
    package let description: String?
    package let schema: Schema
    package let example: JSONValue?
    /// Whether an array is written as one occurrence an item (`?type=space&type=track`), or with commas in one.
    package let isExploded: Bool
    /// Where it stands in the document.
    package let pointer: JSONPointer

    /// What is meant when it is absent.
    package var defaultValue: JSONValue? { schema.defaultValue }
}
