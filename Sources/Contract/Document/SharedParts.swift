import JSONText

/// What was read of parts of the document that several places refer to, by their own places: each is read once.
final class SharedParts<Value> {
    private var known: [JSONPointer: Value] = [:]

    func value(of node: DocumentNode, _ read: (DocumentNode) -> Value) -> Value {
        let pointer = node.pointer
        if let value = known[pointer] { return value }
        let value = read(node)
        known[pointer] = value
        return value
    }
}
