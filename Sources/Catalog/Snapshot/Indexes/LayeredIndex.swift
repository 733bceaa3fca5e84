/// An index over a ``LayeredArray``: the groups of the base, which all copies share, and the changes to some of them.
///
/// It belongs to one array, which is passed to each call.
struct LayeredIndex<Definition: IndexDefinition>: Sendable {
    typealias Entity = Definition.Entity
    typealias Key = Definition.Key

    private let base: GroupTable
    private var changes: [Key: GroupChange] = [:]

    /// How a group differs from that of the base.
    private struct GroupChange: Sendable {
        /// Members in the base that are none any more, or at another place.
        var gone: [Offset] = []
        /// Members that came, in the order of the group.
        var added: [Offset] = []
    }

    init(_ records: [Entity]) {
        base = GroupTable(
            count: records.count,
            hash: { Definition.key(of: records[Int($0)])?.hashValue },
            isSame: { Definition.key(of: records[Int($0)]) == Definition.key(of: records[Int($1)]) },
            isBefore: { Definition.isListed(records[Int($0)], at: $0, before: records[Int($1)], at: $1) })
    }

    // MARK: Queries

    func list(_ key: Key, in records: LayeredArray<Entity>) -> RecordList<Entity> {
        let members = base(key, in: records)
        guard let change = change(of: key) else { return RecordList(records, members: members) }
        let gone = change.gone.map { place(of: records.base[Int($0)], at: $0, among: members, in: records) }.sorted()
        let added = change.added.enumerated().map { index, offset in
            let place = place(of: records[offset], at: offset, among: members, in: records)
            return (place: place - gone.partitioningIndex { $0 < place } + index, offset: offset)
        }
        return RecordList(records, members: members, gone: gone, added: added)
    }

    func count(_ key: Key, in records: LayeredArray<Entity>) -> Int {
        let count = base(key, in: records).count
        return change(of: key).map { count - $0.gone.count + $0.added.count } ?? count
    }

    /// The offset of the first in the list.
    func first(_ key: Key, in records: LayeredArray<Entity>) -> Offset? {
        let members = base(key, in: records)
        guard let change = change(of: key) else { return members.first }
        guard let kept = members.first(where: { !change.gone.contains($0) }) else { return change.added.first }
        guard let added = change.added.first else { return kept }
        return isListed(added, before: kept, in: records) ? added : kept
    }

    /// The group in the base.
    private func base(_ key: Key, in records: LayeredArray<Entity>) -> ArraySlice<Offset> {
        base.members(hash: key.hashValue) { Definition.key(of: records.base[Int($0)]) == key }
    }

    /// Most indexes of most snapshots are as in the base, and need no second search.
    private func change(of key: Key) -> GroupChange? {
        changes.isEmpty ? nil : changes[key]
    }

    /// How many members of a group in the base are listed before a record. They are in the order that they had there.
    private func place(
        of record: Entity, at offset: Offset, among members: ArraySlice<Offset>, in records: LayeredArray<Entity>
    ) -> Int {
        members.partitioningIndex { member in
            Definition.isListed(records.base[Int(member)], at: member, before: record, at: offset)
        }
    }

    private func isListed(_ first: Offset, before second: Offset, in records: LayeredArray<Entity>) -> Bool {
        Definition.isListed(records[first], at: first, before: records[second], at: second)
    }

    // MARK: Keeping up

    /// Takes in a change which `records` have taken in already.
    mutating func update(_ change: RecordChange<Entity>, in records: LayeredArray<Entity>) {
        if let old = change.old, let new = change.new, Definition.stays(old, as: new) { return }
        if let key = change.old.flatMap(Definition.key) { take(change.offset, from: key) }
        if let key = change.new.flatMap(Definition.key) { add(change.offset, to: key, in: records) }
    }

    private mutating func take(_ offset: Offset, from key: Key) {
        var change = changes.removeValue(forKey: key) ?? GroupChange()
        if let position = change.added.firstIndex(of: offset) {
            change.added.remove(at: position)
        } else {
            change.gone.append(offset)
        }
        if !change.added.isEmpty || !change.gone.isEmpty { changes[key] = change }
    }

    private mutating func add(_ offset: Offset, to key: Key, in records: LayeredArray<Entity>) {
        var change = changes.removeValue(forKey: key) ?? GroupChange()
        let position = change.added.partitioningIndex { isListed($0, before: offset, in: records) }
        change.added.insert(offset, at: position)
        changes[key] = change
    }
}

/// What became of one record; nil is none.
struct RecordChange<Entity: Sendable> {
    let offset: Offset
    let old: Entity?
    let new: Entity?
}
