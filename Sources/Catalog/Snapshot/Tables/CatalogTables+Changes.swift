extension CatalogTables {
    /// Whether the changes are so many that each further one costs more than its share of indexing all records again:
    /// ten thousand then cost ten times as much as a thousand.
    var isChangedMuch: Bool {
        let count = changeCount
        return count > CatalogTables.fewChanges && count > layers.reduce(0) { $0 + $1.records } / 4
    }

    /// What is not as it was when all records were last indexed.
    var changeCount: Int { layers.reduce(0) { $0 + $1.changes } }

    private var layers: [(changes: Int, records: Int)] {
        [
            users.layers, spaces.layers, projects.layers, tracks.layers, files.layers, comments.layers, sections.layers,
            grants.layers, links.layers, activities.layers, reviews.layers, reads.layers,
        ]
    }

    private static let fewChanges = 1_000
}

extension Table {
    fileprivate var layers: (changes: Int, records: Int) { (records.changeCount, records.count) }
}
