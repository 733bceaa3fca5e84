/// Offsets of members, by the offset of what they belong to. Two flat arrays hold all groups.
struct Grouping: Sendable {
    /// Where each group starts among the members, and at last where the last one ends.
    private let starts: [Int]
    private let members: [Int]

    /// - Parameters:
    ///   - groupOfMember: the group of each member; nil for one of no group.
    ///   - count: how many groups there are.
    ///   - comesBefore: the order within a group; of equals the member with the lower offset comes first.
    init(_ groupOfMember: [Int?], groups count: Int, sortedBy comesBefore: (Int, Int) -> Bool) {
        var sizes = [Int](repeating: 0, count: count)
        for case let group? in groupOfMember { sizes[group] += 1 }
        var starts = [0]
        starts.reserveCapacity(count + 1)
        for size in sizes { starts.append(starts[starts.count - 1] + size) }

        var members = [Int](repeating: 0, count: starts[count])
        var ends = starts
        for (member, group) in groupOfMember.enumerated() {
            guard let group else { continue }
            members[ends[group]] = member
            ends[group] += 1
        }
        for group in 0..<count where sizes[group] > 1 {
            members[starts[group]..<starts[group + 1]].sort { first, second in
                comesBefore(first, second) || (!comesBefore(second, first) && first < second)
            }
        }
        self.starts = starts
        self.members = members
    }

    /// A group's members in their order; none for a group that is nil.
    subscript(group: Int?) -> ArraySlice<Int> {
        guard let group else { return [] }
        return members[starts[group]..<starts[group + 1]]
    }
}
