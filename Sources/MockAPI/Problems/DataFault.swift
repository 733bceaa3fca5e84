import Catalog
import JSONText

/// Why a world's data was not changed: one reason of possibly many.
package struct DataFault: Sendable {
    package let kind: ChangeFault.Kind
    /// Another record that is in the way, or would become wrong; nothing where it is what was sent.
    package let other: RecordID?
    /// Where in the body, or in the other record.
    package let pointer: JSONPointer
    package let detail: String
    /// The change would succeed if it took what depends on its record along.
    package let isMendedByCascade: Bool

    /// - Parameters:
    ///   - place: where the fault is in the body, if it is there.
    ///   - change: what asked for it.
    init(_ fault: ChangeFault, place: JSONPointer, by change: CatalogChange) {
        kind = fault.kind
        other = fault.record == change.record ? nil : fault.record
        pointer = other == nil ? place : fault.pointer
        detail = fault.message
        isMendedByCascade = fault.kind == .conflict && change.isPlainDeletion
    }
}

extension CatalogChange {
    fileprivate var record: RecordID {
        switch self {
        case .put(let record, _), .patch(let record, _), .delete(let record, _): record
        }
    }

    fileprivate var isPlainDeletion: Bool {
        if case .delete(_, cascade: false) = self { true } else { false }
    }
}
