import JSONText

/// The document tells ids by a name: that of the property, of the list that holds them, or of the component that a `$ref`
/// leads to (`id`, `trackId`, `memberIds`, `OptionalId`).
extension SchemaPlace {
    static func isIDName(_ pointer: JSONPointer) -> Bool {
        guard let name = pointer.components.last(where: { $0 != "items" }) else { return false }
        return isIdentity(name) || ["Id", "ID", "_id", "-id", "Ids", "IDs", "_ids"].contains { name.hasSuffix($0) }
    }

    /// Whether a property of this name identifies the object that has it.
    static func isIdentity(_ key: String) -> Bool { ["id", "ID", "Id", "_id"].contains(key) }
}
