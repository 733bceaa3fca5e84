import JSONText

/// All schemas of a document, compiled. They refer to one another by index, so that a shape may hold itself.
final class SchemaGraph: Sendable {
    let nodes: [SchemaNode]

    init(_ nodes: [SchemaNode]) { self.nodes = nodes }
}

/// A JSON Schema of the document.
package struct Schema: Sendable {
    let graph: SchemaGraph
    let index: Int

    var node: SchemaNode { graph.nodes[index] }

    /// Where it stands in the document.
    package var pointer: JSONPointer { node.pointer }

    /// The types it allows; empty where it leaves them open.
    package var types: JSONTypes { firstInPlace(\.types) ?? [] }

    /// What is meant when the value is absent.
    package var defaultValue: JSONValue? { firstInPlace { $0.defaultValue?.value } }

    /// The example that it gives of itself.
    package var example: JSONValue? { firstInPlace { $0.examples.first?.value } }

    /// Whether it lists its values.
    var isEnumerated: Bool { firstInPlace(\.enumeration) != nil }

    /// What it wants, for people: `an integer from 1 to 200`.
    package var expectation: String {
        firstInPlace { $0.assertions.isEmpty ? nil : $0.expectation } ?? "any value"
    }

    /// The schema of an array's items.
    package var items: Schema? {
        firstInPlace { node in
            for case .items(let index) in node.applicators { return Schema(graph: graph, index: index) }
            return nil
        }
    }

    /// What this schema says, or else one that it stands for by `$ref` or `allOf`.
    private func firstInPlace<Value>(_ pick: (SchemaNode) -> Value?) -> Value? {
        if let value = pick(node) { return value }
        for applicator in node.applicators {
            switch applicator {
            case .reference, .all:
                for index in applicator.inPlace {
                    if let value = Schema(graph: graph, index: index).firstInPlace(pick) { return value }
                }
            default: continue
            }
        }
        return nil
    }
}
