import JSONText

/// One change to a catalogue, as somebody asks for it.
package enum CatalogChange: Sendable {
    /// Creates a record, or replaces the one that there is. The object is as in a seed file; its `id` may be absent.
    case put(RecordID, JSONObject)
    /// Changes a record by a merge patch (RFC 7396) of the object that its seed file would hold.
    case patch(RecordID, JSONValue)
    /// Removes a record, and with `cascade` all that depends on it: what refers to it, what refers to that, and so on.
    case delete(RecordID, cascade: Bool)

    package static func put(_ record: CatalogRecord) -> CatalogChange { .put(record.recordID, record.value) }
}
