/// Groups of what has the same key, among records that do not change: a hash table of offsets. It holds no keys; whoever
/// searches it knows the records, and reads the keys from them.
final class GroupTable: Sendable {
    /// The number of a group, or ``noGroup``; how many slots there are is a power of two.
    private let slots: [UInt32]
    /// Where each group starts among the members, and at last where the last one ends.
    private let starts: [Offset]
    private let members: [Offset]

    /// - Parameters:
    ///   - count: how many records there are.
    ///   - hash: of a record's key; nil for one of no group.
    ///   - isSame: whether two records have the same key.
    ///   - isBefore: the order within a group, in which no two are equal.
    init(
        count: Int, hash: (Offset) -> Int?, isSame: (Offset, Offset) -> Bool, isBefore: (Offset, Offset) -> Bool
    ) {
        var numbering = GroupNumbering()
        var groupOfRecord = [UInt32](repeating: noGroup, count: count)
        for offset in 0..<Offset(count) {
            guard let hash = hash(offset) else { continue }
            groupOfRecord[Int(offset)] = numbering.number(hash: hash, offset: offset, isSame: isSame)
        }

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
            members[Int(starts[group])..<Int(starts[group + 1])].sort(by: isBefore)
        }
        self.slots = numbering.slots
        self.starts = starts
        self.members = members
    }

    /// The members of a group in their order.
    /// - Parameters:
    ///   - hash: of the key.
    ///   - hasKey: whether a record has the key.
    @inline(__always)
    func members(hash: Int, where hasKey: (Offset) -> Bool) -> ArraySlice<Offset> {
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != noGroup {
            let group = Int(slots[slot])
            let start = Int(starts[group])
            if hasKey(members[start]) { return members[start..<Int(starts[group + 1])] }
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

    mutating func number(hash: Int, offset: Offset, isSame: (Offset, Offset) -> Bool) -> UInt32 {
        var slot = hash & (slots.count - 1)
        while slots[slot] != noGroup {
            let group = Int(slots[slot])
            if hashes[group] == hash, isSame(firstMembers[group], offset) {
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
