/// One step from a catalogue to another.
package enum CatalogEdit: Sendable {
    /// Adds a record, or replaces the one with its id.
    case put(CatalogRecord)
    case remove(RecordID)

    /// The record that is another afterwards.
    var recordID: RecordID {
        switch self {
        case .put(let record): record.recordID
        case .remove(let id): id
        }
    }
}
