import JSONText

extension Schema {
    /// A value, and what one who knows the document sees in it besides.
    package struct Reading: Sendable {
        /// The value, with null for every property that it leaves out.
        package fileprivate(set) var value: JSONValue
        /// Where it has texts that are not among the known ones (`x-extensible-enum`).
        package fileprivate(set) var unfamiliar: Set<JSONPointer> = []
    }

    /// Reads a value that satisfies the schema.
    package func reading(of value: JSONValue) -> Reading {
        let judge = SchemaJudge(graph.nodes)
        var reading = Reading(value: value)
        reading.value = reading.read(value, by: [index], at: JSONPointer(), judge)
        return reading
    }
}

extension Schema.Reading {
    fileprivate mutating func read(
        _ value: JSONValue, by schemas: [Int], at pointer: JSONPointer, _ judge: SchemaJudge
    ) -> JSONValue {
        if schemas.isEmpty { return value }
        let place = judge.place(of: value, by: schemas)
        switch value {
        case .object(let object):
            var members = object.members.map { key, member in
                (key, read(member, by: place.property(key), at: pointer.appending(key), judge))
            }
            members += place.named.filter { object[$0] == nil }.map { ($0, .null) }
            return .object(JSONObject(members))
        case .array(let elements):
            return .array(
                elements.indices.map { read(elements[$0], by: place.items, at: pointer.appending($0), judge) })
        case .string:
            if !place.knownValues.isEmpty, !place.knownValues.contains(value) { unfamiliar.insert(pointer) }
            return value
        case .null, .bool, .integer, .number:
            return value
        }
    }
}
