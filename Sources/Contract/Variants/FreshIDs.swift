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
            if place.isID { take(value) }
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
            return place.isID && member.isName ? [ID(value: member, schemas: schemas)] : []
        }
    }

    private func ownID(of object: JSONObject, at place: SchemaPlace) -> [ID] {
        object.members.compactMap { key, value in
            let schemas = place.property(key)
            let isOwn = SchemaPlace.isIdentity(key) && !schemas.isEmpty && value.isName
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
    /// The value with other ids; nil where it would not satisfy the schemas with them.
    private func renamed(_ value: JSONValue, by schemas: [Int], _ renaming: [JSONValue: JSONValue]) -> JSONValue? {
        if schemas.isEmpty { return value }
        let place = judge.place(of: value, by: schemas)
        var copy = value
        switch value {
        case .object(let object):
            var members = JSONObject()
            for (key, member) in object.members {
                guard let member = renamed(member, by: place.property(key), renaming) else { return nil }
                members.append(key, member)
            }
            copy = .object(members)
        case .array(let elements):
            var items: [JSONValue] = []
            for element in elements {
                guard let item = renamed(element, by: place.items, renaming) else { return nil }
                items.append(item)
            }
            copy = .array(items)
        default:
            // A reference that may not follow stays.
            guard place.isID, let fresh = renaming[value], judge.admits(fresh, at: place) else { return value }
            return fresh
        }
        return judge.admits(copy, at: place) ? copy : nil
    }

    /// An id like the given one, which the schema allows and nothing has; it is then taken.
    private mutating func fresh(_ id: ID, number: Int) -> JSONValue? {
        let place = judge.place(of: id.value, by: id.schemas)
        // Whoever has "a" and "a-2" already gets "a-1002".
        let numbers = stride(from: number, to: number + 10_000, by: 1_000)
        guard case .string(let text) = id.value else {
            let integers = [greatestUsed &+ 1] + numbers.map(Int64.init)
            return integers.lazy.map(JSONValue.integer).first { isFree($0, at: place) }.map { take($0) }
        }
        let maximum = place.length.maximum ?? .max
        for form in NumberedText.allCases {
            for number in numbers {
                guard let fresh = form.text(like: text, number: number, maximum: maximum).map(JSONValue.string),
                    isFree(fresh, at: place)
                else { continue }
                return take(fresh)
            }
        }
        return nil
    }

    private func isFree(_ id: JSONValue, at place: SchemaPlace) -> Bool {
        !used.contains(id) && judge.admits(id, at: place)
    }

    @discardableResult
    private mutating func take(_ id: JSONValue) -> JSONValue {
        used.insert(id)
        if let integer = id.integerValue { greatestUsed = max(greatestUsed, integer) }
        return id
    }
}

extension JSONValue {
    /// Whether it is of a kind that names things.
    fileprivate var isName: Bool {
        switch self {
        case .string, .integer: true
        default: false
        }
    }
}
