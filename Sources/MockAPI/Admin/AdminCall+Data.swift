import Catalog
import JSONText

extension AdminCall {
    /// The collection that the path names; the document lists those that there are.
    var collection: CatalogCollection { CatalogCollection(rawValue: text("collection"))! }

    /// The record that the path names.
    var record: RecordID { RecordID(collection: collection, id: text("id")) }

    /// Makes one change, or says why not.
    func apply(_ change: CatalogChange) throws(Problem) -> AppliedChanges {
        try apply([change], place: \.pointer)
    }

    /// Makes all of the changes, or says why none was made.
    /// - Parameter place: where in the body a fault of what was sent is.
    func apply(_ changes: [CatalogChange], place: (ChangeFault) -> JSONPointer) throws(Problem) -> AppliedChanges {
        do throws(ChangeRefusal) {
            return try world.apply(changes)
        } catch {
            throw .changesRefused(
                error.faults.map { DataFault($0, place: place($0), by: changes[$0.change]) })
        }
    }
}

extension RecordID {
    /// `RecordReference`.
    var reference: JSONValue { ["collection": .string(collection.rawValue), "id": .string(id)] }
}
