import JSONText

/// One walk through an answer and what a client keeps of it.
///
/// It goes through all elements of a list at once: a property that the client keeps of one of them it is held to keep of all.
struct Comparison {
    private(set) var agreement: Agreement
    /// Where the client may keep what it likes.
    private let unfamiliar: Set<JSONPointer>

    init(_ answer: JSONValue, unfamiliar: Set<JSONPointer>) {
        agreement = Agreement(of: answer.valueCount)
        self.unfamiliar = unfamiliar
    }

    mutating func compare(_ fact: Fact, with answer: JSONValue) {
        guard let pointer = fact.pointer else {
            return differs(
                as: "a fact is told about \(fact.place.quoted()), which is no JSON pointer: it would begin with /")
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
            case .array(let expected):
                elements += self.elements(of: pair, expected)
            case .null:
                if !pair.kept.isEmpty { differs(pair) }
            case .bool, .integer, .number, .string:
                if agrees(pair) { agreement.compared += 1 } else { differs(pair) }
            }
        }
        if !objects.isEmpty { compareMembers(of: objects) }
        if !elements.isEmpty { compare(elements) }
    }

    private mutating func compareMembers(of objects: [ObjectPair]) {
        let names = FieldNames(objects.flatMap { $0.fields.map(\.name) }.unique)
        for key in objects.flatMap(\.object.keys).unique {
            guard let name = names.name(for: key) else { continue }
            compare(
                objects.map {
                    Pair(
                        expected: $0.object[key] ?? .null, kept: $0.fields.value(named: name) ?? .nothing,
                        pointer: $0.pointer.appending(key))
                })
        }
    }

    /// The elements of a list to compare: none when they are not the same ones, since each would be held against another.
    private mutating func elements(of pair: Pair, _ expected: [JSONValue]) -> [Pair] {
        if pair.kept == .integer(Int64(expected.count)) || pair.isEmptyMember {
            agreement.compared += 1
            return []
        }
        guard let kept = pair.kept.list, kept.count == expected.count, !pair.isInAnotherOrder else {
            differs(pair)
            return []
        }
        agreement.compared += 1
        return expected.indices.map {
            Pair(expected: expected[$0], kept: kept[$0], pointer: pair.pointer.appending($0))
        }
    }

    private func agrees(_ pair: Pair) -> Bool {
        pair.kept.agrees(with: pair.expected) || unfamiliar.contains(pair.pointer)
            || pair.kept == .nothing && pair.expected == ""
    }

    private mutating func differs(_ pair: Pair) {
        agreement.compared += pair.expected.valueCount
        agreement.differences.append(pair.difference)
    }

    /// Nothing can be compared.
    mutating func differs(as seen: String) {
        agreement.differences.append(Difference(pointer: JSONPointer(), expected: nil, seen: seen))
    }
}

/// An object of the answer, and the properties that the client keeps of it.
private struct ObjectPair {
    let object: JSONObject
    let fields: [KeptField]
    let pointer: JSONPointer
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
