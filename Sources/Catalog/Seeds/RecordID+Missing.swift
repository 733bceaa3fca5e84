import JSONText

extension RecordID {
    /// Says that there is no such record, and which may be meant.
    package func isMissing(near: String?) -> String {
        let message = "no \(collection.noun) has the id \(id.quoted(upTo: 200))"
        return near.map { message + " (did you mean \"\($0)\"?)" } ?? message
    }

    /// Among so many ids a near one says little, and takes long to find.
    static let manyIDs = 2_000

    /// The id that is spelt nearly so, else the one that ends so, as "user-ada" does in "ada".
    static func nearest(to id: String, among ids: [String]) -> String? {
        guard ids.count < manyIDs else { return nil }
        let series = series(of: id)
        let others = series == nil ? ids : ids.filter { Self.series(of: $0) != series }
        if let near = Spelling.nearest(to: id, among: others.sorted()) { return near }
        let longer = ids.filter { $0.hasSuffix("-" + id) }
        return longer.count == 1 ? longer[0] : nil
    }

    /// What is counted through: `comment-` of `comment-12`. Another number is no slip of the pen, but another thing.
    private static func series(of id: String) -> Substring? {
        let rest = id.reversed().drop { $0.isASCII && $0.isNumber }
        return rest.first == "-" && rest.count < id.count ? id.prefix(rest.count) : nil
    }
}
