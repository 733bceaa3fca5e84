/// The name of one record: ids are unique in their collection only.
package struct RecordID: Sendable, Hashable, CustomStringConvertible {
    package var collection: CatalogCollection
    package var id: String

    package init(collection: CatalogCollection, id: String) {
        self.collection = collection
        self.id = id
    }

    package var description: String { "the \(collection.noun) \"\(id)\"" }
}
