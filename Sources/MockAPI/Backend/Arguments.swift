import JSONText

/// The parameters of a call as values, by name: those that were sent, and the defaults of others.
///
/// There are few, so that looking through them costs less than hashing.
package struct Arguments: Sendable, Hashable {
    private var entries: [Entry] = []

    private struct Entry: Sendable, Hashable {
        let name: String
        let value: JSONValue
    }

    package init() {}

    package subscript(name: String) -> JSONValue? {
        entries.first { $0.name == name }?.value
    }

    /// How many bytes their texts have.
    var textBytes: Int {
        entries.reduce(0) { $0 + $1.name.utf8.count + ($1.value.parameterText?.utf8.count ?? 0) }
    }

    mutating func append(_ name: String, _ value: JSONValue) {
        entries.append(Entry(name: name, value: value))
    }
}
