import Catalog

/// The ids that one write gives to what it makes: a collection's noun with the write's number, such as `comment-7`.
///
/// Numbers only go up, so that no id is given out twice in a world, not even that of something deleted.
package struct NewIDs: Sendable {
    let number: Int

    /// - Parameter last: the number of the world's last write.
    init(after last: Int, in catalog: Snapshot) {
        var number = last + 1
        while NewIDs(number: number).isTaken(in: catalog) { number += 1 }
        self.number = number
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
