import JSONText

/// A parameter of an operation (OpenAPI 3.1, section 4.8.12). It is a class only so that handing it on costs one
/// reference.
package final class Parameter: Sendable {
    package enum Location: String, Sendable, CaseIterable {
        case path, query, header, cookie
    }

    package let name: String
    package let location: Location
    /// Always so in a path.
    package let isRequired: Bool
    package let description: String?
    package let schema: Schema
    /// The types of its value, and of the items where that is an array; empty where the schema leaves them open.
    package let types: JSONTypes
    package let itemTypes: JSONTypes
    /// What is meant when it is absent.
    package let defaultValue: JSONValue?
    package let example: JSONValue?
    /// Whether an array is written as one occurrence an item (`?type=space&type=track`), or with commas in one.
    package let isExploded: Bool
    /// Where it stands in the document.
    package let pointer: JSONPointer

    init(
        name: String, location: Location, isRequired: Bool, description: String?, schema: Schema, types: JSONTypes,
        itemTypes: JSONTypes, defaultValue: JSONValue?, example: JSONValue?, isExploded: Bool, pointer: JSONPointer
    ) {
        self.name = name
        self.location = location
        self.isRequired = isRequired
        self.description = description
        self.schema = schema
        self.types = types
        self.itemTypes = itemTypes
        self.defaultValue = defaultValue
        self.example = example
        self.isExploded = isExploded
        self.pointer = pointer
    }

    /// A field's name is the same in any case (RFC 9110 section 5.1).
    func isCalled(_ name: String, in location: Location) -> Bool {
        guard location == self.location else { return false }
        return location == .header ? name.lowercased() == self.name.lowercased() : name == self.name
    }
}
