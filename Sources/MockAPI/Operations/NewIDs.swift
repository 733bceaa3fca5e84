import Catalog

/// The ids that one write gives to what it makes: a collection's noun with the write's number, such as `comment-7`.
///
/// Numbers only go up, so that no id is given out twice in a world, not even that of something deleted.
package struct NewIDs: Sendable {
    let number: Int

    /// A free number whose predecessor is taken, found in few steps however many in a row somebody has used in seeds.
    /// - Parameter last: the number of the world's last write.
    init(after last: Int, in catalog: Snapshot) {
        func isTaken(_ number: Int) -> Bool { NewIDs(number: number).isTaken(in: catalog) }
        var (taken, free) = (last, last + 1)
        while isTaken(free) { (taken, free) = (free, free + 2 * (free - taken)) }
        while free - taken > 1 {
            let middle = (taken + free) / 2
            if isTaken(middle) { taken = middle } else { free = middle }
        }
        number = free
    }

    private init(number: Int) { self.number = number }

    package func id(in collection: CatalogCollection) -> String {
        "\(collection.noun.replacing(" ", with: "-"))-\(number)"
    }

    /// Somebody may have called a record so by hand.
    private func isTaken(in catalog: Snapshot) -> Bool {
        NewIDs.collections.contains { catalog.record(RecordID(collection: $0, id: id(in: $0))) != nil }
    }

    /// Of what operations make records.
    private static let collections: [CatalogCollection] = [
        .comments, .grants, .links, .activities, .reviews, .reads,
    ]
}
