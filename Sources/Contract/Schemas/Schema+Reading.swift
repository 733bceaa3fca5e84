import JSONText

extension Schema {
    /// A value, and what one who knows the document sees in it besides.
    package struct Reading: Sendable {
        /// The value, with null for every property that it leaves out.
        package let value: JSONValue
        /// Where it has texts that are not among the known ones (`x-extensible-enum`).
        package let unfamiliar: Set<JSONPointer>
    }

    /// Reads a value that satisfies the schema.
    package func reading(of value: JSONValue) -> Reading {
        var walk = ReadingWalk(judge: SchemaJudge(graph.nodes))
        let value = walk.read(value, by: [index], at: JSONPointer())
        return Reading(value: value, unfamiliar: walk.unfamiliar)
    }
}

private struct ReadingWalk {
    let judge: SchemaJudge
    var unfamiliar: Set<JSONPointer> = []

    mutating func read(_ value: JSONValue, by schemas: [Int], at pointer: JSONPointer) -> JSONValue {
        if schemas.isEmpty { return value }
        let place = judge.place(of: value, by: schemas)
        switch value {
        case .object(let object):
            var members = object.members.map { key, member in
                (key, read(member, by: place.property(key), at: pointer.appending(key)))
            }
            members += place.absent(from: object).map { ($0, .null) }
            return .object(JSONObject(members))
        case .array(let elements):
            return .array(
                elements.indices.map { read(elements[$0], by: place.items, at: pointer.appending($0)) })
        case .string:
            if !place.knownValues.isEmpty, !place.knownValues.contains(value) { unfamiliar.insert(pointer) }
            return value
        case .null, .bool, .integer, .number:
            return value
        }
    }
}

extension SchemaPlace {
    /// The names of the properties that an object might have besides, by their bytes.
    fileprivate func absent(from object: JSONObject) -> [String] {
        let present = Set(object.keys)
        return properties.flatMap { $0.named.keys.filter { !present.contains($0) } }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
