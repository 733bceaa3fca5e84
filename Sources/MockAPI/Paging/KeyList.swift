/// The keys of a list, each worked out when it is asked for.
struct KeyList {
    let count: Int
    /// By the place in the list, from 0.
    let key: (Int) -> SortKey

    /// - Parameter elements: in the order of their keys.
    init<List: RandomAccessCollection>(_ elements: List, key: @escaping (List.Element) -> SortKey)
    where List.Index == Int {
        count = elements.count
        self.key = { key(elements[elements.startIndex + $0]) }
    }

    /// The place of the first behind a key.
    func firstIndex(after key: SortKey) -> Int { (0..<count).firstIndex(after: key, key: self.key) }
}

extension RandomAccessCollection where Index == Int {
    /// The first element behind a key in a list in the order of its keys, found by halving.
    func firstIndex(after key: SortKey, key keyOf: (Element) -> SortKey) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if keyOf(self[middle]) <= key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
