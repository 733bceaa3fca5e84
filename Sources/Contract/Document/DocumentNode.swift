import JSONText

/// A value of the document together with its place.
struct DocumentNode: Sendable {
    let value: JSONValue
    /// The place of what holds it, and its key there; at the place itself without one. Most nodes are never asked for
    /// their own place, which is made only then.
    private let base: JSONPointer
    private let key: String?

    init(value: JSONValue, pointer: JSONPointer) {
        self.value = value
        base = pointer
        key = nil
    }

    private init(value: JSONValue, key: String, below base: JSONPointer) {
        self.value = value
        self.base = base
        self.key = key
    }

    var pointer: JSONPointer { key.map(base.appending) ?? base }

    subscript(key: String) -> DocumentNode? {
        value[key].map { DocumentNode(value: $0, key: key, below: pointer) }
    }

    var string: String? { value.stringValue }

    /// The members of an object; none of anything else.
    var members: [(key: String, node: DocumentNode)] {
        let pointer = pointer
        return (value.objectValue?.members ?? []).map {
            ($0.key, DocumentNode(value: $0.value, key: $0.key, below: pointer))
        }
    }

    /// The elements of an array; none of anything else.
    var elements: [DocumentNode] {
        let pointer = pointer
        return (value.arrayValue ?? []).enumerated()
            .map { DocumentNode(value: $0.element, key: String($0.offset), below: pointer) }
    }
}
