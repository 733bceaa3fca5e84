import Catalog
import JSONText

/// Why a world's data was not changed: one reason of possibly many.
package struct DataFault: Sendable {
    package let kind: ChangeFault.Kind
    /// The record that was to be changed, or another one that is in the way.
    package let record: RecordID
    /// Where in the body; for another record, where in that.
    package let pointer: JSONPointer
    package let detail: String
    /// The change would succeed if it took what depends on its record along.
    package let isMendedByCascade: Bool

    /// - Parameter place: where the fault is in the body.
    init(_ fault: ChangeFault, place: JSONPointer, by change: CatalogChange) {
        kind = fault.kind
        record = fault.record
        pointer = kind == .conflict ? fault.pointer : place
        detail = fault.message
        if case .delete(_, cascade: false) = change {
            isMendedByCascade = kind == .conflict
        } else {
            isMendedByCascade = false
        }
    }
}
