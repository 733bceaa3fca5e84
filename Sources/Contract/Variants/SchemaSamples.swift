import JSONText

/// Makes values from schemas: their examples, or the least that they ask for.
struct SchemaSamples {
    let judge: SchemaJudge
    /// A shape may require itself, or much.
    private var valuesLeft = 500
    private var levels = 0

    init(judge: SchemaJudge) { self.judge = judge }

    /// A value that satisfies the schemas, or nil where none was found.
    ///
    /// - Parameter name: what a text reads like, where nothing else is known of it.
    mutating func value(by schemas: [Int], named name: String) -> JSONValue? {
        guard !schemas.isEmpty, valuesLeft > 0, levels < 16 else { return nil }
        valuesLeft -= 1
        levels += 1
        defer { levels -= 1 }
        var choice = 0
        while true {
            let place = judge.place(by: schemas, choosing: choice)
            for candidate in given(at: place) + [made(at: place, named: name)].compactMap(\.self)
            where judge.admits(candidate, by: schemas) { return candidate }
            choice += 1
            if choice >= place.alternatives { return nil }
        }
    }

    /// What the document itself gives.
    private func given(at place: SchemaPlace) -> [JSONValue] {
        place.examples + place.enumeratedValues + place.knownValues.prefix(1)
    }

    private mutating func made(at place: SchemaPlace, named name: String) -> JSONValue? {
        let types = place.types ?? Self.impliedTypes(of: place)
        if types.contains(.object) { return object(at: place, named: name) }
        if types.contains(.array) { return array(at: place, named: name) }
        if types.contains(.string) { return .string(text(at: place, named: name)) }
        if !types.isDisjoint(with: [.integer, .number]) { return .integer(place.leastInteger) }
        return types.contains(.boolean) ? false : .null
    }

    private static func impliedTypes(of place: SchemaPlace) -> JSONTypes {
        if !place.properties.isEmpty { return .object }
        return place.items.isEmpty ? .string : .array
    }

    private mutating func object(at place: SchemaPlace, named name: String) -> JSONValue? {
        var object = JSONObject()
        for key in place.required {
            let schemas = place.property(key)
            let name = SchemaPlace.isIdentity(key) ? name : key
            guard let value = schemas.isEmpty ? "" : value(by: schemas, named: name) else { return nil }
            object.append(key, value)
        }
        return .object(object)
    }

    private mutating func array(at place: SchemaPlace, named name: String) -> JSONValue? {
        var elements: [JSONValue] = []
        while elements.count < place.itemCount.minimum ?? 0 {
            guard let element = value(by: place.items, named: name) else { return nil }
            elements.append(element)
        }
        return .array(elements)
    }

    private func text(at place: SchemaPlace, named name: String) -> String {
        for case .format(let format) in place.assertions {
            if let example = format.exampleText { return example }
        }
        let length = place.length
        let text = name.prefix(scalars: length.maximum ?? .max)
        return text
            + String(repeating: "x", count: max(0, min(length.minimum ?? 0, 10_000) - text.unicodeScalars.count))
    }
}
