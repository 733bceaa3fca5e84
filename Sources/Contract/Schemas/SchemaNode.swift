import JSONText

/// One compiled schema: what it asserts of a value, how it goes on below it, and what it says of itself.
struct SchemaNode: Sendable {
    /// Where it stands in the document.
    let pointer: JSONPointer
    var assertions: [SchemaAssertion] = []
    var applicators: [SchemaApplicator] = []
    var defaultValue: DocumentNode?
    var examples: [DocumentNode] = []
    /// The values of an open enumeration that are known today (`x-extensible-enum`); others satisfy the schema too.
    var knownValues: [JSONValue] = []

    var types: JSONTypes? {
        for case .types(let types) in assertions { return types }
        return nil
    }

    var enumeration: SchemaEnumeration? {
        for case .enumeration(let enumeration) in assertions { return enumeration }
        return nil
    }

    /// What it wants, for people: `an integer from 1 to 200`, `one of "space", "project", "track"`.
    var expectation: String {
        if let enumeration { return enumeration.wording }
        if types == .boolean { return "true or false" }
        if types == [.boolean, .null] { return "true, false or null" }
        var nouns = types ?? []
        let orNull = nouns.contains(.null) && nouns != .null ? " or null" : ""
        if !orNull.isEmpty { nouns.remove(.null) }
        let isBounded = assertions.contains { if case .range = $0 { true } else { false } }
        let details = assertions.compactMap { assertion -> String? in
            // "of 64 bits" would only blur "from 1 to 200".
            if case .format(.int64) = assertion, isBounded { return nil }
            return assertion.wording
        }
        return ([nouns.isEmpty ? "a value" : nouns.wording] + details).joined(separator: " ") + orNull
    }

    /// What is wrong with the value itself; nil when nothing is.
    func complaint(about value: JSONValue) -> String? {
        for assertion in assertions where !assertion.holds(for: value) {
            if case .never = assertion { return "no value is allowed here, found \(value.wording)" }
            return "expected \(expectation), found \(value.wording)" + hint(for: value)
        }
        return nil
    }

    /// What may have been meant: a value that is spelt nearly so, or what an object that is empty may have.
    private func hint(for value: JSONValue) -> String {
        if let enumeration { return enumeration.hint(for: value) }
        guard value.objectValue?.count == 0 else { return "" }
        for case .properties(let properties) in applicators { return properties.listing }
        return ""
    }
}
