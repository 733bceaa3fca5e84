import JSONText

/// A value of the document together with its place.
struct DocumentNode: Sendable {
    let value: JSONValue
    let pointer: JSONPointer

    subscript(key: String) -> DocumentNode? {
        value[key].map { DocumentNode(value: $0, pointer: pointer.appending(key)) }
    }

    var string: String? { value.stringValue }

    /// The members of an object; none of anything else.
    var members: [(key: String, node: DocumentNode)] {
        (value.objectValue?.members ?? []).map {
            ($0.key, DocumentNode(value: $0.value, pointer: pointer.appending($0.key)))
        }
    }

    /// The elements of an array; none of anything else.
    var elements: [DocumentNode] {
        (value.arrayValue ?? []).enumerated()
            .map { DocumentNode(value: $0.element, pointer: pointer.appending($0.offset)) }
    }
}
