import JSONText

/// The records of one collection as they were read, and what was found wrong with them.
struct SeedTable<Entity: CatalogEntity> {
    /// One a record, in the order of reading. A faulty one holds placeholders, see ``isSound(_:_:)``.
    private(set) var entities: [Entity] = []
    private(set) var findings: [SeedFinding] = []
    private(set) var references: [(index: Int, reference: SeedRecord.Reference)] = []
    /// False when the file could not be read, so that nothing can be said of what refers to it.
    private(set) var isKnown = true

    /// Where an id is, be its record faulty or not. The first record counts of those that share an id.
    private var indexOfID: [String: Int] = [:]
    private var claimants: [Claim: (index: Int, key: String)] = [:]
    private var faultyKeys: [Int: Set<String>] = [:]
    /// How a record writes the keys that it misspells.
    private var spellings: [Int: [String: String]] = [:]
    /// What the collection holds beside the table.
    private let others: OtherRecords?

    /// An empty collection, or one of which nothing is known.
    init(isKnown: Bool) {
        self.isKnown = isKnown
        others = nil
    }

    /// An empty table beside other records of its collection.
    init(beside others: OtherRecords) {
        self.others = others
    }

    /// What is read from a file whose value is no array.
    init(insteadOfArray value: JSONValue) {
        self.init(isKnown: false)
        findings.append(
            SeedFinding(pointer: JSONPointer(), message: "expected an array of objects, found \(value.inWords)"))
    }

    /// The ids of the whole collection.
    var ids: [String] {
        Array(indexOfID.keys) + (others?.ids(Entity.collection) ?? [])
    }

    /// Whether the collection holds a record with this id, as far as is known.
    func holds(_ id: String) -> Bool {
        indexOfID[id] != nil || !isKnown || other(id) != nil
    }

    func index(of id: String) -> Int? {
        indexOfID[id]
    }

    /// The entity with an id, if these of its fields could be read.
    func entity(_ id: String, reading keys: String...) -> Entity? {
        guard let index = indexOfID[id] else { return other(id) }
        return faultyKeys[index]?.isDisjoint(with: keys) ?? true ? entities[index] : nil
    }

    private func other(_ id: String) -> Entity? {
        others?.find(RecordID(collection: Entity.collection, id: id))?.entity as? Entity
    }

    /// Whether these fields of a record could be read.
    func isSound(_ index: Int, _ keys: String...) -> Bool {
        faultyKeys[index]?.isDisjoint(with: keys) ?? true
    }

    mutating func note(
        _ message: String, at index: Int, _ key: String, earlier: JSONPointer? = nil, missing: RecordID? = nil
    ) {
        findings.append(
            SeedFinding(pointer: pointer(index, key), message: message, earlier: earlier, missing: missing))
    }

    mutating func append(_ entity: Entity, _ record: SeedRecord) {
        entities.append(entity)
        take(record, at: entities.count - 1)
    }

    /// To be called when all is read.
    mutating func finish() {
        claimants = [:]
    }

    mutating func append(_ element: JSONValue) {
        guard case .object(let object) = element else {
            let index = entities.count
            let (placeholder, record) = SeedRecord.reading(JSONObject(), Entity.init(from:))
            entities.append(placeholder)
            faultyKeys[index] = record.faultyKeys
            findings.append(
                SeedFinding(
                    pointer: JSONPointer([String(index)]), message: "expected an object, found \(element.inWords)"))
            return
        }
        let (entity, record) = SeedRecord.reading(object, Entity.init(from:))
        append(entity, record)
    }

    private mutating func take(_ record: SeedRecord, at index: Int) {
        if !record.faultyKeys.isEmpty { faultyKeys[index] = record.faultyKeys }
        if !record.spellings.isEmpty { spellings[index] = record.spellings }
        for fault in record.faults {
            findings.append(SeedFinding(pointer: JSONPointer([String(index)] + fault.path), message: fault.message))
        }
        for reference in record.references { references.append((index, reference)) }
        if let id = record.writtenID { register(id, at: index) }
        for (claim, key) in record.claims { enter(claim, at: index, key) }
    }

    private mutating func register(_ id: String, at index: Int) {
        guard let first = indexOfID[id] else {
            indexOfID[id] = index
            return
        }
        guard isSound(index, "id") else { return }
        note(
            "the id \"\(id)\" occurs again; expected it once", at: index, "id",
            earlier: pointer(first, "id"))
    }

    private mutating func enter(_ claim: Claim, at index: Int, _ key: String) {
        guard let first = claimants[claim] else {
            claimants[claim] = (index, key)
            return
        }
        note(
            "\(claim) occurs again; expected it once", at: index, key,
            earlier: pointer(first.index, first.key))
    }

    private func pointer(_ index: Int, _ key: String) -> JSONPointer {
        JSONPointer([String(index), spellings[index]?[key] ?? key])
    }
}
