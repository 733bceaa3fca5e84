import JSONText

/// A value of an answer with what the document says of it, read from the document's text: the bundled one knows no other
/// keywords than these, and what variants are held to must not rest on the code that makes them.
struct AnswerPlace {
    let name: String
    let value: JSONValue
    /// With `$ref` followed.
    let schema: JSONValue
    /// Whether a list is around it.
    let isInList: Bool

    var types: [String] { Self.types(of: schema) }

    var knownValues: [JSONValue] { schema["x-extensible-enum"]?.arrayValue ?? [] }

    var isID: Bool { name == "id" || name.hasSuffix("Id") }

    var isFreeText: Bool { value.stringValue != nil && !isID && schema["format"] == nil && knownValues.isEmpty }

    func maximum(_ keyword: String) -> Int? { schema[keyword]?.integerValue.map(Int.init) }

    /// The schema of each named property, with `$ref` followed.
    func properties(in root: JSONValue) -> [(key: String, schema: JSONValue)] {
        (schema["properties"]?.objectValue?.members ?? []).map { ($0.key, Self.resolved($0.value, in: root)) }
    }

    static func types(of schema: JSONValue) -> [String] {
        schema["type"]?.stringValue.map { [$0] } ?? schema["type"]?.arrayValue?.compactMap(\.stringValue) ?? []
    }

    /// The place of a value and of all that is below it, as far as the document names it.
    static func all(in value: JSONValue, _ schema: JSONValue, of root: JSONValue) -> [AnswerPlace] {
        var places: [AnswerPlace] = []
        collect(value, schema, root, name: "", isInList: false, into: &places)
        return places
    }

    private static func collect(
        _ value: JSONValue, _ schema: JSONValue, _ root: JSONValue, name: String, isInList: Bool,
        into places: inout [AnswerPlace]
    ) {
        let schema = resolved(schema, in: root)
        places.append(AnswerPlace(name: name, value: value, schema: schema, isInList: isInList))
        for (key, member) in value.objectValue?.members ?? [] {
            guard let property = schema["properties"]?[key] else { continue }
            collect(member, property, root, name: key, isInList: isInList, into: &places)
        }
        for element in value.arrayValue ?? [] {
            collect(element, schema["items"] ?? [:], root, name: name, isInList: true, into: &places)
        }
    }

    private static func resolved(_ schema: JSONValue, in root: JSONValue) -> JSONValue {
        guard let reference = schema["$ref"]?.stringValue, let pointer = JSONPointer(String(reference.dropFirst())),
            let target = root[pointer]
        else { return schema }
        return resolved(target, in: root)
    }
}
