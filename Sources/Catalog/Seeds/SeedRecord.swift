import JSONText

/// Reads one JSON object of a seed file, field by field. What is wrong is noted, never thrown, so that one reading finds
/// everything; paths are relative to the object.
struct SeedRecord {
    struct Fault {
        var path: [String]
        var message: String
    }

    /// A field that holds the id of another record.
    struct Reference {
        let key: String
        let target: RecordID
    }

    private(set) var faults: [Fault] = []
    private(set) var references: [Reference] = []
    /// What only this record of its collection can have, with the key at which a second one is a fault.
    private(set) var claims: [(claim: Claim, key: String)] = []
    /// The keys whose values could not be read, or are wrong.
    private(set) var faultyKeys: Set<String> = []
    /// The record's id as it is written, be it a good one or not.
    private(set) var writtenID: String?
    /// How a known key is written in the object, where it is misspelt.
    private(set) var spellings: [String: String] = [:]

    private let members: [(key: String, value: JSONValue)]
    /// Where the last key was found, and how many were. Most records are written in the order in which they are read.
    private var cursor = -1
    private var keysFound = 0
    /// Every key that was asked for; kept only when somebody wants to know.
    private var keysAskedFor: [String]?

    /// Reads `object` by `fields`. A misspelt key is noted once and read as the key that it stands for, so that nothing
    /// follows from it.
    static func reading<Value>(
        _ object: JSONObject, _ fields: (inout SeedRecord) -> Value
    ) -> (value: Value, record: SeedRecord) {
        var record = SeedRecord(object: object)
        let value = fields(&record)
        guard record.keysFound < record.members.count else { return (value, record) }
        var corrected = SeedRecord(correcting: object, knownKeys: keys(askedForBy: fields))
        return (fields(&corrected), corrected)
    }

    private static func keys<Value>(askedForBy fields: (inout SeedRecord) -> Value) -> [String] {
        var blank = SeedRecord(object: JSONObject())
        blank.keysAskedFor = []
        _ = fields(&blank)
        return blank.keysAskedFor ?? []
    }

    private init(object: JSONObject) {
        members = object.members
    }

    private init(correcting object: JSONObject, knownKeys: [String]) {
        self.init(object: object)
        let present = knownKeys.filter { object[$0] != nil }
        for key in object.keys where !knownKeys.contains(key) {
            guard let near = Spelling.nearest(to: key, among: knownKeys) else {
                let known = knownKeys.map { "\"\($0)\"" }.joined(separator: ", ")
                faults.append(Fault(path: [key], message: "unknown key \"\(key)\"; expected one of \(known)"))
                continue
            }
            faults.append(Fault(path: [key], message: "unknown key \"\(key)\"; did you mean \"\(near)\"?"))
            if !present.contains(near), spellings[near] == nil { spellings[near] = key }
        }
    }
}

// MARK: Fields

extension SeedRecord {
    mutating func read<Value>(_ key: String, _ format: SeedFormat<Value>) -> Value {
        guard let value = value(of: key) else {
            faults.append(Fault(path: [], message: "the key \"\(key)\" is missing; expected \(format.expected())"))
            faultyKeys.insert(key)
            return format.placeholder
        }
        return parse(value, of: key, as: format) ?? format.placeholder
    }

    /// An optional field may be absent or null.
    mutating func readIfPresent<Value>(_ key: String, _ format: SeedFormat<Value>) -> Value? {
        guard let value = value(of: key) else { return nil }
        if case .null = value { return nil }
        return parse(value, of: key, as: format)
    }

    /// An absent list is empty.
    mutating func readListIfPresent<Value>(_ key: String, of format: SeedFormat<Value>) -> [Value] {
        guard let value = value(of: key) else { return [] }
        switch value {
        case .null:
            return []
        case .array(let elements):
            return elements.enumerated().compactMap { index, element in
                parse(element, of: key, [String(index)], as: format)
            }
        default:
            note("expected an array, found \(value.inWords)", at: key)
            return []
        }
    }

    mutating func readRecordIfPresent<Value>(_ key: String, _ fields: (inout SeedRecord) -> Value) -> Value? {
        guard let value = value(of: key) else { return nil }
        switch value {
        case .null:
            return nil
        case .object(let object):
            let (value, record) = Self.reading(object, fields)
            for fault in record.faults { note(fault.message, at: key, fault.path) }
            return value
        default:
            note("expected an object, found \(value.inWords)", at: key)
            return nil
        }
    }

    mutating func id() -> String {
        writtenID = index(of: "id").flatMap { members[$0].value.stringValue }
        return read("id", .id)
    }

    mutating func reference(_ key: String, to collection: CatalogCollection) -> String {
        let id = read(key, .id)
        refer(to: id, of: collection, at: key)
        return id
    }

    mutating func referenceIfPresent(_ key: String, to collection: CatalogCollection) -> String? {
        let id = readIfPresent(key, .id)
        if let id { refer(to: id, of: collection, at: key) }
        return id
    }

    /// The two fields that name a resource of one of `kinds`.
    mutating func resource(_ kinds: ResourceKind...) -> ResourceID {
        let kind = read("resourceType", .oneOf(kinds))
        let id = read("resourceId", .id)
        if isSound("resourceType") { refer(to: id, of: kind.collection, at: "resourceId") }
        return ResourceID(kind: kind, id: id)
    }

    private mutating func value(of key: String) -> JSONValue? {
        keysAskedFor?.append(key)
        let next = cursor + 1
        if next < members.count, members[next].key == key {
            cursor = next
        } else if let found = index(of: key) {
            cursor = found
        } else {
            return nil
        }
        keysFound += 1
        return members[cursor].value
    }

    private func index(of key: String) -> Int? {
        let key = spellings[key] ?? key
        return members.firstIndex { $0.key == key }
    }

    private mutating func parse<Value>(
        _ value: JSONValue, of key: String, _ path: [String] = [], as format: SeedFormat<Value>
    ) -> Value? {
        if let value = format.read(value) { return value }
        note("expected \(format.expected()), found \(value.inWords)", at: key, path)
        return nil
    }

    private mutating func refer(to id: String, of collection: CatalogCollection, at key: String) {
        guard isSound(key) else { return }
        references.append(Reference(key: key, target: RecordID(collection: collection, id: id)))
    }
}

// MARK: Rules

extension SeedRecord {
    /// Whether all these keys could be read.
    func isSound(_ keys: String...) -> Bool {
        faultyKeys.isEmpty || faultyKeys.isDisjoint(with: keys)
    }

    /// Notes a fault at `key` unless `condition` holds, or one of the fields it rests on could not be read.
    mutating func expect(_ condition: Bool, at key: String, with other: String, _ message: () -> String) {
        guard !condition, isSound(key, other) else { return }
        note(message(), at: key)
    }

    mutating func expect(_ end: Instant?, at endKey: String, notBefore start: Instant, at startKey: String) {
        guard let end else { return }
        expect(end >= start, at: endKey, with: startKey) {
            "\(end) is before \(startKey) (\(start)); expected that instant or a later one"
        }
    }

    /// Claims what no other record of the collection may have. Not done when a field that it rests on is faulty.
    mutating func claim(_ claim: Claim, at key: String, _ others: String...) {
        guard isSound(key), faultyKeys.isDisjoint(with: others) else { return }
        claims.append((claim, key))
    }

    private mutating func note(_ message: String, at key: String, _ path: [String] = []) {
        faults.append(Fault(path: [spellings[key] ?? key] + path, message: message))
        faultyKeys.insert(key)
    }
}
