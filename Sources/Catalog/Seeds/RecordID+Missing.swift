import JSONText

extension RecordID {
    /// Says that there is no such record, and which may be meant.
    package func isMissing(near: String?) -> String {
        let message = "no \(collection.noun) has the id \(id.quoted(upTo: 200))"
        return near.map { message + " (did you mean \"\($0)\"?)" } ?? message
    }

    /// Among so many ids a near one says little, and takes long to find.
    static let manyIDs = 2_000

    static func nearest(to id: String, among ids: [String]) -> String? {
        ids.count < manyIDs ? Spelling.nearest(to: id, among: ids.sorted()) : nil
    }
}
