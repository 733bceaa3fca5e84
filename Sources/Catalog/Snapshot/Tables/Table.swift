/// What a ``Table`` holds, and what is looked up in it beside the ids.
protocol IndexedEntity: Sendable {
    associatedtype Indexes: TableIndexes where Indexes.Entity == Self

    var id: String { get }

    /// Moves every instant.
    mutating func shift(by shift: TimeShift)
}

/// The indexes of one kind of record.
protocol TableIndexes: Sendable {
    associatedtype Entity: Sendable

    init(_ records: [Entity])
    mutating func update(_ change: RecordChange<Entity>, in records: LayeredArray<Entity>)
}

/// The records of one collection with their indexes. A copy shares with its original what neither has changed.
struct Table<Entity: IndexedEntity>: Sendable {
    private(set) var records: LayeredArray<Entity>
    private var ids: LayeredIndex<ByID<Entity>>
    private var indexes: Entity.Indexes

    init(_ entities: [Entity]) {
        records = LayeredArray(entities)
        ids = LayeredIndex(entities)
        indexes = Entity.Indexes(entities)
    }

    // MARK: By id

    subscript(id: String) -> Entity? {
        offset(of: id).map { records[$0] }
    }

    func offset(of id: String) -> Offset? {
        ids.first(id, in: records)
    }

    func holds(_ id: String) -> Bool {
        offset(of: id) != nil
    }

    /// How many records are before the one with an id.
    func place(of id: String) -> Int? {
        offset(of: id).map { records.place(of: $0) }
    }

    // MARK: By other keys

    typealias Path<Definition: IndexDefinition> = KeyPath<Entity.Indexes, LayeredIndex<Definition>>
    where Definition.Entity == Entity

    /// What is found under a key, in the order of the index.
    @inline(__always)
    func list<Definition>(_ index: Path<Definition>, _ key: Definition.Key) -> RecordList<Entity> {
        indexes[keyPath: index].list(key, in: records)
    }

    @inline(__always)
    func count<Definition>(_ index: Path<Definition>, _ key: Definition.Key) -> Int {
        indexes[keyPath: index].count(key, in: records)
    }

    /// The first, or the only one, that is found under a key.
    @inline(__always)
    func first<Definition>(_ index: Path<Definition>, _ key: Definition.Key) -> Entity? {
        indexes[keyPath: index].first(key, in: records).map { records[$0] }
    }

    // MARK: Changing

    /// Replaces the record with the same id, where it stands, or adds one.
    mutating func put(_ entity: Entity) {
        guard let offset = offset(of: entity.id) else {
            let offset = records.append(entity)
            return update(RecordChange(offset: offset, old: nil, new: entity))
        }
        let old = records[offset]
        records.replace(at: offset, with: entity)
        update(RecordChange(offset: offset, old: old, new: entity))
    }

    /// Removes the record with an id, if there is one.
    mutating func remove(_ id: String) {
        guard let offset = offset(of: id) else { return }
        let change = RecordChange(offset: offset, old: records[offset], new: nil)
        records.remove(at: offset)
        update(change)
    }

    private mutating func update(_ change: RecordChange<Entity>) {
        ids.update(change, in: records)
        indexes.update(change, in: records)
    }

    /// Moves every instant. Moving all by one amount changes no order, so that the indexes stay as they are.
    mutating func shift(by shift: TimeShift) {
        records.updateAll { $0.shift(by: shift) }
    }
}

/// The only record with an id.
enum ByID<Entity: IndexedEntity>: IndexDefinition {
    static func key(of entity: Entity) -> String? { entity.id }
}
