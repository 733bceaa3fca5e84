/// How many records hang two levels below each record of a table. The indexes tell what hangs one level below; adding
/// that up takes a search for each record in between, and is done once for each state.
struct DescendantCounts: Sendable {
    /// By the offset of what was there from the start.
    private let base: [UInt32]
    /// By id, where a count may not be as in the base.
    private var changed: [String: UInt32] = [:]

    init(_ counts: [Int]) {
        base = counts.map(UInt32.init)
    }

    /// - Parameter offset: where the record with the id is.
    func count(of id: String, at offset: Offset) -> Int {
        if !changed.isEmpty, let count = changed[id] { return Int(count) }
        return Int(base[Int(offset)])
    }

    /// - Parameter count: nil for a record that is there no longer.
    mutating func set(_ count: Int?, of id: String) {
        changed[id] = count.map(UInt32.init)
    }
}
