/// What a deletion takes along.
extension ChangeDraft {
    /// All that refers to a record as things stand in the draft, and all that refers to that; by collection.
    func allDependants(of id: RecordID) -> [RecordID] {
        var found = [id]
        var isFound: Set = [id]
        var next = 0
        while next < found.count {
            for dependant in dependants(of: found[next], besides: isFound) where isFound.insert(dependant).inserted {
                found.append(dependant)
            }
            next += 1
        }
        let byCollection = Dictionary(grouping: found.dropFirst(), by: \.collection)
        return CatalogCollection.allCases.flatMap { byCollection[$0, default: []] }
    }

    private func dependants(of id: RecordID, besides found: Set<RecordID>) -> [RecordID] {
        // Answers are on the file of the comment: where that goes too, they are found with it, and all at once.
        if case .comment(let comment)? = base.record(id),
            found.contains(RecordID(collection: .files, id: comment.fileId))
        {
            return changedReferrers(of: id)
        }
        return base.dependants(of: id).filter { state(of: $0) == nil } + changedReferrers(of: id)
    }
}
