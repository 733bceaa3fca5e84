/// What is found under one key, in the order of its index. It is made in no time: each record is looked up when it is
/// asked for.
package struct RecordList<Entity: Sendable>: RandomAccessCollection, Sendable {
    private let records: LayeredArray<Entity>
    /// The members in the base.
    private let members: ArraySlice<Offset>
    /// Which members are none any more, by their places among them, ascending.
    private let gone: [Int]
    /// Those that came, in order, and where each stands in the list.
    private let added: [(place: Int, offset: Offset)]

    init(
        _ records: LayeredArray<Entity>, members: ArraySlice<Offset>, gone: [Int] = [],
        added: [(place: Int, offset: Offset)] = []
    ) {
        self.records = records
        self.members = members
        self.gone = gone
        self.added = added
    }

    package static var empty: RecordList { RecordList(LayeredArray([]), members: []) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { members.count - gone.count + added.count }

    // The standard library's check each step against both ends, which costs more than the step.
    package func index(after index: Int) -> Int { index + 1 }
    package func index(before index: Int) -> Int { index - 1 }
    package func formIndex(after index: inout Int) { index += 1 }
    package func formIndex(before index: inout Int) { index -= 1 }

    package subscript(index: Int) -> Entity { records[offset(at: index)] }

    private func offset(at index: Int) -> Offset {
        if gone.isEmpty && added.isEmpty { return members[members.startIndex + index] }
        let addedBefore = added.partitioningIndex { $0.place < index }
        if addedBefore < added.count, added[addedBefore].place == index { return added[addedBefore].offset }
        let kept = index - addedBefore
        // Before the member that is looked for lie as many that are gone as leave room for `kept` others between them.
        var (low, high) = (0, gone.count)
        while low < high {
            let middle = (low + high) / 2
            if gone[middle] - middle <= kept { low = middle + 1 } else { high = middle }
        }
        return members[members.startIndex + kept + low]
    }
}
