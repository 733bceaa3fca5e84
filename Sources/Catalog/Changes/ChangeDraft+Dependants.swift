/// What a deletion takes along.
extension ChangeDraft {
    /// All that refers to a record as things stand in the draft, and all that refers to that; by collection.
    func allDependants(of id: RecordID) -> [RecordID] {
        var found = [id]
        var isFound: Set = [id]
        var next = 0
        while next < found.count {
            for dependant in dependants(of: found[next]) where isFound.insert(dependant).inserted {
                found.append(dependant)
            }
            next += 1
        }
        let byCollection = Dictionary(grouping: found.dropFirst(), by: \.collection)
        return CatalogCollection.allCases.flatMap { byCollection[$0, default: []] }
    }

    private func dependants(of id: RecordID) -> [RecordID] {
        base.dependants(of: id).filter { state(of: $0) == nil } + changedReferrers(of: id)
    }
}
