import JSONText

/// The values that `enum` or `const` allows.
struct SchemaEnumeration: Sendable {
    let values: [JSONValue]

    func contains(_ value: JSONValue) -> Bool { values.contains(value) }

    /// `one of "space", "project", "track"`.
    var wording: String {
        let list = values.map(\.wording).joined(separator: ", ")
        return values.count == 1 ? list : "one of \(list)"
    }

    /// `; did you mean "space"?`, or nothing when no value is near.
    func hint(for value: JSONValue) -> String {
        guard let text = value.stringValue else { return "" }
        return Spelling.hint(for: text, among: values.compactMap(\.stringValue))
    }
}
