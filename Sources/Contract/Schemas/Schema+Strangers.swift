import JSONText

extension Schema {
    /// A property that no schema of its object names, where others than the named ones may stand too.
    package struct Stranger: Sendable, Hashable {
        package let pointer: JSONPointer
        package let name: String
        /// The names that its object knows, by their bytes.
        package let known: [String]
    }

    /// The properties of a value, at any depth, that the schema admits without knowing them.
    package func strangers(in value: JSONValue) -> [Stranger] {
        var walk = StrangerWalk(judge: SchemaJudge(graph.nodes))
        walk.visit(value, by: [index], at: JSONPointer())
        return walk.found
    }
}

private struct StrangerWalk {
    let judge: SchemaJudge
    var found: [Schema.Stranger] = []

    mutating func visit(_ value: JSONValue, by schemas: [Int], at pointer: JSONPointer) {
        if schemas.isEmpty { return }
        let place = judge.place(of: value, by: schemas)
        switch value {
        case .object(let object):
            let known = place.named
            for (key, member) in object.members {
                let schemas = place.property(key)
                if schemas.isEmpty, !known.isEmpty {
                    found.append(Schema.Stranger(pointer: pointer.appending(key), name: key, known: known))
                }
                visit(member, by: schemas, at: pointer.appending(key))
            }
        case .array(let elements):
            for (position, element) in elements.enumerated() {
                visit(element, by: place.items, at: pointer.appending(position))
            }
        case .null, .bool, .integer, .number, .string: return
        }
    }
}
