import Catalog
import JSONText

/// Changes drawn at random from a seed: few ids and few values, so that records often meet.
struct ChangeGenerator {
    private var chance: SplitMix
    /// What references mostly lead to.
    var snapshot: Snapshot

    init(seed: Int, _ snapshot: Snapshot) {
        self.snapshot = snapshot
        chance = SplitMix(seed: UInt64(seed))
    }

    mutating func changes() -> [CatalogChange] {
        (0..<pick([1, 1, 1, 2, 3, 4])).map { _ in change() }
    }

    private mutating func change() -> CatalogChange {
        let collection = pick(CatalogCollection.allCases)
        let id = RecordID(collection: collection, id: Self.id(of: collection, number(0...3)))
        switch number(0...9) {
        case 0: return .delete(id, cascade: number(0...2) == 0)
        case 1...3: return .patch(id, .object(patch(of: collection)))
        default: return .put(id, object(of: collection))
        }
    }

    private mutating func patch(of collection: CatalogCollection) -> JSONObject {
        let object = object(of: collection)
        let member = pick(object.members.map { $0 })
        var patch = JSONObject([(member.key, number(0...9) == 0 ? .null : member.value)])
        // A resource is named by two fields, which mostly change together.
        if member.key.hasPrefix("resource"), number(0...4) > 0 {
            patch = JSONObject(object.members.filter { $0.key.hasPrefix("resource") }.map { ($0.key, $0.value) })
        }
        return patch
    }

    private mutating func object(of collection: CatalogCollection) -> JSONObject {
        var object = JSONObject()
        for (key, value) in fields(of: collection) { object.append(key, value) }
        return object
    }

    private mutating func fields(of collection: CatalogCollection) -> [(String, JSONValue)] {
        switch collection {
        case .users:
            [
                ("name", "N"), ("email", .string("\(pick(["A", "a", "b", "c", "d", "e"]))@x")), ("password", "p"),
                ("token", pick(["t", "t-renewed", "u", "v", "w", "t-renewed-renewed"])), ("about", ""),
            ] + some("tokenExpiresAt", "2026-01-05T00:00:00Z")
        case .artists: [("ownerId", user()), ("name", "S")] + dates()
        case .projects: [("artistId", reference(.artists)), ("name", "P"), ("kind", "ep")] + dates()
        case .tracks:
            [
                ("projectId", reference(.projects)), ("name", "T"), ("position", .integer(Int64(number(1...3)))),
                ("durationMs", 0), ("state", "draft"),
            ] + dates()
        case .files: file()
        case .comments:
            [
                ("fileId", reference(.files)), ("authorId", user()), ("text", "T"), ("resolved", false),
            ] + some("atMs", .integer(Int64(number(0...2)) * 1000)) + some("parentId", reference(.comments)) + dates()
        case .sections:
            [
                ("fileId", reference(.files)), ("name", "S"), ("startMs", .integer(Int64(number(0...1)) * 1000)),
                ("endMs", .integer(Int64(number(1...2)) * 1000)),
            ]
        case .grants:
            [
                ("userId", user()), ("role", "editor"), ("grantedById", user()), ("grantedAt", instant()),
            ] + resource([.space, .project, .track])
        case .links:
            [
                ("token", pick(["l", "m", "n", "o"])), ("access", "listen"), ("createdById", user()),
                ("createdAt", "2026-01-01T00:00:00Z"),
            ] + resource([.space, .project, .track]) + some("revokedAt", instant())
        case .activities:
            [
                ("kind", pick(["shared", "approved"])), ("actorId", user()), ("at", instant()),
            ] + resource(ResourceKind.allCases) + some("recipientId", user())
        case .reviews:
            [
                ("trackId", reference(.tracks)), ("fileId", reference(.files)), ("reviewerId", user()),
                ("decision", pick(["approve", "requestChanges"])), ("createdAt", instant()),
            ]
        case .reads: [("userId", user()), ("trackId", reference(.tracks)), ("readAt", instant())]
        }
    }

    private mutating func file() -> [(String, JSONValue)] {
        let seconds = number(0...2)
        return [
            ("trackId", reference(.tracks)), ("version", .integer(Int64(number(1...2)))), ("name", "F"),
            ("mimeType", "audio/wav"), ("sizeBytes", .integer(Int64(44 + 88_200 * seconds))),
            ("durationMs", .integer(Int64(seconds * 1000))), ("uploadedById", user()), ("uploadedAt", instant()),
        ]
    }

    // MARK: Values

    static func id(of collection: CatalogCollection, _ number: Int) -> String {
        "\(collection.rawValue)-\(number)"
    }

    private mutating func reference(_ collection: CatalogCollection) -> JSONValue {
        let ids = snapshot.records(of: collection).map(\.recordID.id)
        return .string(ids.isEmpty || number(0...9) == 0 ? Self.id(of: collection, number(0...3)) : pick(ids))
    }

    private mutating func user() -> JSONValue {
        reference(.users)
    }

    private mutating func resource(_ kinds: [ResourceKind]) -> [(String, JSONValue)] {
        let kind = pick(kinds)
        return [("resourceType", .string(kind.rawValue)), ("resourceId", reference(kind.collection))]
    }

    private mutating func instant() -> JSONValue {
        pick(["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z", "2026-07-01T00:00:00Z"])
    }

    private mutating func dates() -> [(String, JSONValue)] {
        [("createdAt", "2026-01-01T00:00:00Z"), ("updatedAt", instant())]
    }

    private mutating func some(_ key: String, _ value: JSONValue) -> [(String, JSONValue)] {
        number(0...1) == 0 ? [] : [(key, value)]
    }

    // MARK: Chance

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(0...elements.count - 1)]
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &chance)
    }
}
