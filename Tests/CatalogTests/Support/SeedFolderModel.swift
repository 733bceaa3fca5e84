import Catalog
import JSONText
import Testing

/// Changes as they are meant, made the simple way: objects in files, which are loaded anew. Whether a change is sound is
/// what loading says of the whole.
struct SeedFolderModel {
    private let scenario: JSONValue
    private(set) var records: [CatalogCollection: [JSONObject]] = [:]

    init(_ snapshot: Snapshot) {
        let files = Dictionary(
            uniqueKeysWithValues: snapshot.seedFiles(now: snapshot.scenario.now).map { ($0.name, $0.value) })
        scenario = files["scenario.json"] ?? .null
        for collection in CatalogCollection.allCases {
            records[collection] = (files[collection.fileName]?.arrayValue ?? []).compactMap(\.objectValue)
        }
    }

    /// False when the record that is meant is not there.
    mutating func make(_ change: CatalogChange) -> Bool {
        switch change {
        case .put(let id, let object):
            put(object, as: id)
        case .patch(let id, let patch):
            guard let index = index(of: id), let old = records[id.collection]?[index],
                let new = JSONValue.object(old).merged(with: patch).objectValue
            else { return false }
            put(new, as: id)
        case .delete(let id, let cascade):
            guard let index = index(of: id) else { return false }
            records[id.collection]?.remove(at: index)
            if cascade { removeReferrers(of: [id]) }
        }
        return true
    }

    func snapshot() throws(FileFaults) -> Snapshot {
        var texts = ["scenario.json": JSONWriter.bytes(of: scenario)]
        for (collection, objects) in records { texts[collection.fileName] = JSONWriter.bytes(of: objects) }
        return try SeedLoader.catalog(from: texts)
    }

    private func index(of id: RecordID) -> Int? {
        records[id.collection]?.firstIndex { $0["id"] == .string(id.id) }
    }

    private mutating func put(_ object: JSONObject, as id: RecordID) {
        var object = object
        object.set("id", .string(id.id))
        if let index = index(of: id) {
            records[id.collection]?[index] = object
        } else {
            records[id.collection]?.append(object)
        }
    }

    private mutating func removeReferrers(of ids: Set<RecordID>) {
        var removed: Set<RecordID> = []
        for (collection, objects) in records {
            let referring = objects.filter { !ids.isDisjoint(with: Self.references(of: $0)) }
            removed.formUnion(
                referring.compactMap { $0["id"]?.stringValue }.map { RecordID(collection: collection, id: $0) })
            records[collection] = objects.filter { !referring.contains($0) }
        }
        if !removed.isEmpty { removeReferrers(of: removed) }
    }

    private static let referringKeys: [String: CatalogCollection] = [
        "ownerId": .users, "uploadedById": .users, "authorId": .users, "userId": .users, "grantedById": .users,
        "createdById": .users, "actorId": .users, "recipientId": .users, "reviewerId": .users, "artistId": .artists,
        "projectId": .projects,
        "trackId": .tracks, "fileId": .files, "parentId": .comments,
    ]

    private static func references(of object: JSONObject) -> [RecordID] {
        object.members.compactMap { key, value in
            guard let id = value.stringValue else { return nil }
            if key == "resourceId", let kind = object["resourceType"]?.stringValue.flatMap(ResourceKind.init(rawValue:))
            {
                return RecordID(collection: kind.collection, id: id)
            }
            return referringKeys[key].map { RecordID(collection: $0, id: id) }
        }
    }
}
