import JSONText

/// A value of the answer, and what the client keeps of it.
struct Pair {
    let expected: JSONValue
    let kept: Kept
    let pointer: JSONPointer
}

/// One walk through an answer and what a client keeps of it.
///
/// It goes through all elements of a list at once: a property that the client keeps of one of them it is held to keep of all.
struct Comparison {
    private(set) var agreement: Agreement

    init(_ answer: JSONValue) {
        agreement = Agreement(of: answer.valueCount)
    }

    mutating func compare(_ fact: Fact, with answer: JSONValue) {
        guard let pointer = fact.pointer else {
            return differs(answer, "the client tells a fact about \(fact.place.quoted()), which is no JSON pointer")
        }
        compare([Pair(expected: answer[pointer] ?? .null, kept: fact.kept, pointer: pointer)])
    }

    /// Compares values that stand in the same place of different list elements.
    mutating func compare(_ pairs: [Pair]) {
        var objects: [ObjectPair] = []
        var elements: [Pair] = []
        for pair in pairs {
            switch pair.expected {
            case .object(let object):
                if let fields = pair.kept.fields(of: object) {
                    objects.append(ObjectPair(object: object, fields: fields, pointer: pair.pointer))
                } else {
                    differs(pair)
                }
            case .array(let expected): elements += self.elements(of: pair, expected)
            case .null: if !pair.kept.isEmpty { differs(pair) }
            case .bool, .integer, .number, .string:
                if pair.kept.agrees(with: pair.expected) { agreement.compared += 1 } else { differs(pair) }
            }
        }
        if !objects.isEmpty { compareMembers(of: objects) }
        if !elements.isEmpty { compare(elements) }
    }

    private mutating func compareMembers(of objects: [ObjectPair]) {
        let names = FieldNames(objects.lazy.flatMap(\.fields).map(\.name))
        for key in objects.keys {
            guard let name = names.name(for: key) else { continue }
            compare(
                objects.map {
                    Pair(
                        expected: $0.object[key] ?? .null, kept: $0.fields.value(named: name) ?? .nothing,
                        pointer: $0.pointer.appending(key))
                })
        }
    }

    /// The elements of a list to compare: none when their number differs, since each would be held against another's.
    private mutating func elements(of pair: Pair, _ expected: [JSONValue]) -> [Pair] {
        if case .integer(Int64(expected.count)) = pair.kept {
            agreement.compared += 1
            return []
        }
        guard let kept = pair.kept.list, kept.count == expected.count else {
            differs(pair)
            return []
        }
        agreement.compared += 1
        return expected.indices.map {
            Pair(expected: expected[$0], kept: kept[$0], pointer: pair.pointer.appending($0))
        }
    }

    private mutating func differs(_ pair: Pair) {
        agreement.compared += pair.expected.valueCount
        agreement.differences.append(
            Difference(
                pointer: pair.pointer, expected: pair.expected == .null ? nil : pair.expected,
                seen: "the client keeps \(pair.kept.wording)"))
    }

    /// The answer as a whole cannot be compared.
    mutating func differs(_ answer: JSONValue, _ seen: String) {
        agreement.differences.append(Difference(pointer: JSONPointer(), expected: answer, seen: seen))
    }
}

/// An object of the answer, and the properties that the client keeps of it.
private struct ObjectPair {
    let object: JSONObject
    let fields: [KeptField]
    let pointer: JSONPointer
}

extension [ObjectPair] {
    /// All keys that any of the objects has, in their order.
    fileprivate var keys: [String] {
        var seen: Set<String> = []
        return flatMap(\.object.keys).filter { seen.insert($0).inserted }
    }
}

extension JSONValue {
    /// How many values it holds: texts, numbers and Booleans, and one for each list, which is its count.
    var valueCount: Int {
        switch self {
        case .null: 0
        case .bool, .integer, .number, .string: 1
        case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
        case .object(let object): object.members.reduce(0) { $0 + $1.value.valueCount }
        }
    }
}

extension Kept {
    /// The properties that stand for an object's members; nil when this is no object.
    fileprivate func fields(of object: JSONObject) -> [KeptField]? {
        switch self {
        case .fields(let fields):
            let names = FieldNames(fields.map(\.name))
            if object.keys.contains(where: { names.name(for: $0) != nil }) { return fields }
            return wrapped?.fields(of: object) ?? fields
        case .choice(_, let payload): return payload.fields(of: object)
        default: return nil
        }
    }
}
