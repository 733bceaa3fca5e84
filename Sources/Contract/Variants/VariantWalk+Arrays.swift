import JSONText

extension VariantWalk {
    mutating func varied(_ elements: [JSONValue], at place: SchemaPlace) -> JSONValue? {
        switch variant {
        case .emptyLists where !elements.isEmpty:
            if let empty = admitted([], at: place) { return empty }
        case .singleItem where elements.count != 1:
            if let single = single(of: elements, at: place) { return single }
        case .manyItems where elements.allSatisfy { $0.objectValue != nil }:
            // Lists within these stay as they are, or else there were no end of items.
            return many(of: elements, at: place)
        default:
            break
        }
        var slots = VariantSlots()
        for element in elements {
            if let after = varied(element, by: place.items) {
                slots.change(element, to: after)
            } else {
                slots.keep(element)
            }
        }
        return slots.settled(at: place, judge: judge, as: \.array)
    }

    private func admitted(_ elements: [JSONValue], at place: SchemaPlace) -> JSONValue? {
        judge.admits(.array(elements), at: place) ? .array(elements) : nil
    }

    private mutating func single(of elements: [JSONValue], at place: SchemaPlace) -> JSONValue? {
        guard let item = elements.first else { return singleMade(at: place) }
        return admitted([varied(item, by: place.items) ?? item], at: place) ?? admitted([item], at: place)
    }

    private mutating func singleMade(at place: SchemaPlace) -> JSONValue? {
        // A shape that holds lists of itself has no end.
        guard madeLevels < 3, let item = madeItem(at: place) else { return nil }
        madeLevels += 1
        defer { madeLevels -= 1 }
        return single(of: [item], at: place)
    }

    /// An item for an empty list, from an example or by what the schema asks for.
    private mutating func madeItem(at place: SchemaPlace) -> JSONValue? {
        var samples = SchemaSamples(judge: judge)
        let example = place.examples.compactMap(\.arrayValue?.first).first { judge.admits($0, by: place.items) }
        guard let item = example ?? samples.value(by: place.items, named: "item"), grow(by: item.roughSize) else {
            return nil
        }
        return ids.copy(of: item, by: place.items, number: 1) ?? item
    }

    private mutating func many(of elements: [JSONValue], at place: SchemaPlace) -> JSONValue? {
        let count = min(place.itemCount.maximum ?? .max, 250)
        if elements.count >= count { return nil }
        let originals = elements.isEmpty ? [madeItem(at: place)].compactMap(\.self) : elements
        guard !originals.isEmpty, originals.allSatisfy({ $0.objectValue != nil }) else { return nil }
        let sizes = originals.map(\.roughSize)
        var items = originals
        while items.count < count {
            let turn = items.count % originals.count
            guard grow(by: sizes[turn]),
                let copy = ids.copy(of: originals[turn], by: place.items, number: items.count + 1)
            else { break }
            items.append(copy)
        }
        return admitted(items, at: place)
    }
}

extension JSONValue {
    /// About as many bytes as its text has.
    fileprivate var roughSize: Int {
        switch self {
        case .null, .bool, .integer, .number: 8
        case .string(let text): text.utf8.count + 2
        case .array(let elements): elements.reduce(2) { $0 + $1.roughSize }
        case .object(let object): object.members.reduce(2) { $0 + $1.key.utf8.count + 4 + $1.value.roughSize }
        }
    }
}
