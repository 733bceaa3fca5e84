extension RandomAccessCollection where Index == Int {
    /// How many elements at the front fulfil a condition that no later one fulfils.
    func partitioningIndex(where isInFront: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isInFront(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low - startIndex
    }
}
