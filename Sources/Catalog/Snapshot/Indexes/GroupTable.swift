/// The groups of an index over records that do not change, found by their key in a hash table.
///
/// The table holds no keys: they are read from the records, which are passed to each call.
final class GroupTable<Definition: IndexDefinition>: Sendable {
    /// The number of a group, or ``noGroup``; how many slots there are is a power of two.
    private let slots: [UInt32]
    /// Where each group starts among the members, and at last where the last one ends.
    private let starts: [Offset]
    private let members: [Offset]

    init(_ records: [Definition.Entity]) {
        var numbering = GroupNumbering()
        var groupOfRecord = [UInt32](repeating: noGroup, count: records.count)
        for offset in records.indices {
            guard let key = Definition.key(of: records[offset]) else { continue }
            groupOfRecord[offset] = numbering.number(hash: key.hashValue, offset: Offset(offset)) {
                Definition.key(of: records[Int($0)]) == key
            }
        }
        slots = numbering.slots

        var starts: [Offset] = [0]
        starts.reserveCapacity(numbering.sizes.count + 1)
        for size in numbering.sizes { starts.append(starts[starts.count - 1] + size) }
        var ends = starts
        var members = [Offset](repeating: 0, count: Int(starts[starts.count - 1]))
        for (offset, group) in groupOfRecord.enumerated() where group != noGroup {
            members[Int(ends[Int(group)])] = Offset(offset)
            ends[Int(group)] += 1
        }
        for group in numbering.sizes.indices where numbering.sizes[group] > 1 {
            members[Int(starts[group])..<Int(starts[group + 1])].sort {
                Definition.isListed(records[Int($0)], at: $0, before: records[Int($1)], at: $1)
            }
        }
        self.starts = starts
        self.members = members
    }

    /// A group's members in their order.
    func members(of key: Definition.Key, in records: [Definition.Entity]) -> ArraySlice<Offset> {
        let mask = slots.count - 1
        var slot = key.hashValue & mask
        while slots[slot] != noGroup {
            let group = Int(slots[slot])
            let start = Int(starts[group])
            if Definition.key(of: records[Int(members[start])]) == key {
                return members[start..<Int(starts[group + 1])]
            }
            slot = (slot + 1) & mask
        }
        return []
    }
}

/// Numbers groups as they turn up, and counts their members.
private struct GroupNumbering {
    private(set) var slots = [UInt32](repeating: noGroup, count: 2)
    private(set) var sizes: [UInt32] = []
    private var hashes: [Int] = []
    private var firstMembers: [Offset] = []

    /// The number of the group that `offset` belongs to: that of the one whose members `isSame` recognises, or a new one.
    mutating func number(hash: Int, offset: Offset, isSame: (Offset) -> Bool) -> UInt32 {
        var slot = hash & (slots.count - 1)
        while slots[slot] != noGroup {
            let group = Int(slots[slot])
            if hashes[group] == hash, isSame(firstMembers[group]) {
                sizes[group] += 1
                return slots[slot]
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let group = UInt32(sizes.count)
        slots[slot] = group
        sizes.append(1)
        hashes.append(hash)
        firstMembers.append(offset)
        if sizes.count * 2 > slots.count { grow() }
        return group
    }

    /// At most every second slot is taken, so that a search soon meets a free one.
    private mutating func grow() {
        slots = [UInt32](repeating: noGroup, count: slots.count * 2)
        for (group, hash) in hashes.enumerated() {
            var slot = hash & (slots.count - 1)
            while slots[slot] != noGroup { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(group)
        }
    }
}

/// What an empty slot holds.
private let noGroup = UInt32.max
