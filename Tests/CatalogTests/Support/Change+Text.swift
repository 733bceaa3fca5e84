import Catalog
import JSONText
import Testing

extension CatalogChange {
    /// Reads `put tracks/track-a {…}`, `patch tracks/track-a {…}`, `delete tracks/track-a` or `cascade tracks/track-a`.
    static func reading(_ text: String) throws -> CatalogChange {
        let words = text.split(separator: " ", maxSplits: 2).map(String.init)
        let id = try RecordID.reading(words[1])
        let value = try words.count > 2 ? JSONParser.parse(Array(words[2].utf8)) : .null
        switch words[0] {
        case "put": return .put(id, try #require(value.objectValue))
        case "patch": return .patch(id, value)
        case "delete": return .delete(id, cascade: false)
        case "cascade": return .delete(id, cascade: true)
        default: throw UnknownWord(text: words[0])
        }
    }

    struct UnknownWord: Error {
        let text: String
    }
}

extension RecordID {
    /// Reads `tracks/track-a`.
    static func reading(_ text: String) throws -> RecordID {
        let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
        return RecordID(collection: try #require(CatalogCollection(rawValue: parts[0])), id: parts[1])
    }

    /// `tracks/track-a`.
    var text: String { "\(collection.rawValue)/\(id)" }
}

extension Snapshot {
    /// Makes changes at the scenario's now, see ``CatalogChange/reading(_:)``.
    func applying(_ changes: String...) throws -> AppliedChanges {
        try applying(changes)
    }

    func applying(_ changes: [String]) throws -> AppliedChanges {
        try applying(changes.map(CatalogChange.reading), at: scenario.now)
    }
}
