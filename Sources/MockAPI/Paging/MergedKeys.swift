/// The keys of several lists as those of one list, in their order.
struct MergedKeys: IteratorProtocol {
    /// The first key that is left of each list, the smallest of them last.
    private var heads: [Head] = []

    private struct Head {
        let list: KeyList
        let index: Int
        let key: SortKey
    }

    /// - Parameter key: where to begin: behind it, or at the start.
    init(_ lists: [KeyList], after key: SortKey?) {
        heads.reserveCapacity(lists.count)
        for list in lists { add(list, at: key.map(list.firstIndex) ?? 0) }
        heads.sort { $0.key > $1.key }
    }

    mutating func next() -> SortKey? {
        guard let head = heads.popLast() else { return nil }
        let count = heads.count
        add(head.list, at: head.index + 1)
        if heads.count > count { sink() }
        return head.key
    }

    private mutating func add(_ list: KeyList, at index: Int) {
        if index < list.count { heads.append(Head(list: list, index: index, key: list.key(index))) }
    }

    /// Brings the last head to where it belongs.
    private mutating func sink() {
        guard let head = heads.popLast() else { return }
        var (low, high) = (0, heads.count)
        while low < high {
            let middle = (low + high) / 2
            if heads[middle].key > head.key { low = middle + 1 } else { high = middle }
        }
        heads.insert(head, at: low)
    }
}
