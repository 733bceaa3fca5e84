/// Records, the oldest first: added at the end and taken from the front in constant time. Without any it holds no memory.
struct RecordRing: Sendable {
    /// As many as a power of two, so that a place is found by a mask. Those that are free hold what was there before.
    private var slots: [JournalRecord] = []
    private var first = 0
    private(set) var count = 0

    mutating func append(_ record: JournalRecord) {
        if count == slots.count { resize(to: slots.isEmpty ? 4 : 2 * slots.count, filledWith: record) }
        slots[place(count)] = record
        count += 1
    }

    mutating func popFirst() -> JournalRecord? {
        guard count > 0 else { return nil }
        let record = slots[first]
        first = place(1)
        count -= 1
        if count == 0 {
            self = RecordRing()
        } else if 4 * count <= slots.count {
            resize(to: slots.count / 2, filledWith: record)
        }
        return record
    }

    private func place(_ offset: Int) -> Int { (first + offset) & (slots.count - 1) }

    private mutating func resize(to capacity: Int, filledWith filler: JournalRecord) {
        var moved = [JournalRecord](repeating: filler, count: capacity)
        for offset in 0..<count { moved[offset] = slots[place(offset)] }
        slots = moved
        first = 0
    }
}

extension RecordRing: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(offset: Int) -> JournalRecord {
        precondition(offset < count, "There is no record \(offset) of \(count)")
        return slots[place(offset)]
    }
}
