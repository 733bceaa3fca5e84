import JSONText

/// Makes copies of lists' items, with ids that nothing else in the value has.
struct FreshIDs {
    let judge: SchemaJudge
    private var used: Set<JSONValue> = []
    private var greatestUsed: Int64 = 0

    init(judge: SchemaJudge) { self.judge = judge }

    /// Keeps all ids of a value from being given again.
    mutating func avoid(all value: JSONValue, by schemas: [Int]) {
        if schemas.isEmpty { return }
        let place = judge.place(of: value, by: schemas)
        switch value {
        case .object(let object):
            for (key, member) in object.members { avoid(all: member, by: place.property(key)) }
        case .array(let elements):
            for element in elements { avoid(all: element, by: place.items) }
        default:
            if place.isID { use(value) }
        }
    }

    /// A copy in which the item has an id of its own, and so have the items of its lists; what refers to them within the copy
    /// follows. Nil where the schema leaves no other id to the item.
    mutating func copy(of item: JSONValue, by schemas: [Int], number: Int) -> JSONValue? {
        var renaming: [JSONValue: JSONValue] = [:]
        for id in ids(of: item, by: schemas) where renaming[id.value] == nil {
            guard let fresh = fresh(id, number: number) else { return nil }
            renaming[id.value] = fresh
        }
        for id in idsInLists(below: item, by: schemas) where renaming[id.value] == nil {
            renaming[id.value] = fresh(id, number: number)
        }
        return renaming.isEmpty ? item : renamed(item, by: schemas, renaming)
    }

    private mutating func use(_ id: JSONValue) {
        used.insert(id)
        if let integer = id.integerValue { greatestUsed = max(greatestUsed, integer) }
    }
}

// MARK: Finding ids

extension FreshIDs {
    private struct ID {
        let value: JSONValue
        let schemas: [Int]
    }

    /// What tells the item from others: its own id, or else all ids that stand in it and in the objects that it holds.
    private func ids(of item: JSONValue, by schemas: [Int]) -> [ID] {
        guard let object = item.objectValue else { return [] }
        let place = judge.place(of: item, by: schemas)
        let own = ownID(of: object, at: place)
        if !own.isEmpty { return own }
        return object.members.flatMap { key, member in
            let schemas = place.property(key)
            if schemas.isEmpty { return [ID]() }
            let place = judge.place(of: member, by: schemas)
            if let object = member.objectValue { return ownID(of: object, at: place) }
            return place.isID && member.isScalar ? [ID(value: member, schemas: schemas)] : []
        }
    }

    private func ownID(of object: JSONObject, at place: SchemaPlace) -> [ID] {
        object.members.compactMap { key, value in
            let schemas = place.property(key)
            let isOwn = SchemaPlace.isIdentity(key) && !schemas.isEmpty && value.isScalar
            return isOwn ? ID(value: value, schemas: schemas) : nil
        }
    }

    private func idsInLists(below value: JSONValue, by schemas: [Int]) -> [ID] {
        if schemas.isEmpty { return [] }
        let place = judge.place(of: value, by: schemas)
        switch value {
        case .object(let object):
            return object.members.flatMap { idsInLists(below: $0.value, by: place.property($0.key)) }
        case .array(let elements):
            return elements.flatMap { element in
                let item = judge.place(of: element, by: place.items)
                let own = element.objectValue.map { ownID(of: $0, at: item) } ?? []
                return own + idsInLists(below: element, by: place.items)
            }
        default:
            return []
        }
    }
}

// MARK: Giving ids

extension FreshIDs {
    private func renamed(_ value: JSONValue, by schemas: [Int], _ renaming: [JSONValue: JSONValue]) -> JSONValue {
        if schemas.isEmpty { return value }
        let place = judge.place(of: value, by: schemas)
        switch value {
        case .object(let object):
            var copy = JSONObject()
            for (key, member) in object.members { copy.append(key, renamed(member, by: place.property(key), renaming)) }
            return .object(copy)
        case .array(let elements):
            return .array(elements.map { renamed($0, by: place.items, renaming) })
        default:
            guard place.isID, let fresh = renaming[value], judge.admits(fresh, at: place) else { return value }
            return fresh
        }
    }

    private mutating func fresh(_ id: ID, number: Int) -> JSONValue? {
        let place = judge.place(of: id.value, by: id.schemas)
        // Whoever has "a" and "a-2" already gets "a-1002".
        for attempt in 0..<10 {
            let candidates = Self.candidates(
                like: id.value, number: number + attempt * 1_000, greatestUsed: greatestUsed, length: place.length)
            if let fresh = candidates.first(where: { !used.contains($0) && judge.admits($0, at: place) }) {
                use(fresh)
                return fresh
            }
        }
        return nil
    }

    private static func candidates(
        like id: JSONValue, number: Int, greatestUsed: Int64, length: CountRange
    ) -> [JSONValue] {
        switch id {
        case .string(let text): texts(like: text, digits: String(number), maximum: length.maximum ?? .max)
        case .integer(let integer): [greatestUsed &+ 1, integer &+ Int64(number), Int64(number)].map(JSONValue.integer)
        default: []
        }
    }

    /// `a-7`, `a7`, and for ids of a fixed form the same with the digits at its end: `…-000000000007`.
    private static func texts(like text: String, digits: String, maximum: Int) -> [JSONValue] {
        let appended = ["-" + digits, digits].map { suffix in
            text.prefix(scalars: maximum - suffix.unicodeScalars.count) + suffix
        }
        let end = text.unicodeScalars.reversed().prefix(12).prefix {
            $0.isASCII && $0.properties.isAlphabetic || $0.isDigit
        }
        let zeros = String(repeating: "0", count: max(0, end.count - digits.utf8.count))
        let overwritten = text.prefix(scalars: text.unicodeScalars.count - end.count) + zeros + digits
        return (appended + (end.count < digits.utf8.count ? [] : [overwritten])).map(JSONValue.string)
    }
}

extension JSONValue {
    fileprivate var isScalar: Bool {
        switch self {
        case .string, .integer: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
    /// Its first code points, which is what JSON Schema counts.
    func prefix(scalars count: Int) -> String { String(String.UnicodeScalarView(unicodeScalars.prefix(max(0, count)))) }
}
