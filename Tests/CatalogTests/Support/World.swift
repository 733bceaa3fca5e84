import Catalog
import JSONText

/// Builds small catalogues for tests about queries: only what a test is about is said.
struct World {
    private var records: [String: [String]] = [:]

    /// Everyone whom a test names.
    init(users: String...) {
        for user in users {
            add(
                "users", #""id": "\#(user)", "email": "\#(user)@example.com", "token": "mock-\#(user)""#,
                #""name": "N", "password": "p", "about": """#)
        }
    }

    mutating func space(_ id: String, owner: String, name: String = "Space", _ fields: String = "") {
        add("artists", #""id": "\#(id)", "ownerId": "\#(owner)", "name": "\#(name)""#, dates, fields)
    }

    mutating func project(_ id: String, in space: String, name: String = "Project", _ fields: String = "") {
        add("projects", #""id": "\#(id)", "artistId": "\#(space)", "name": "\#(name)", "kind": "ep""#, dates, fields)
    }

    mutating func track(_ id: String, in project: String, position: Int = 1, _ fields: String = "") {
        add(
            "tracks", #""id": "\#(id)", "projectId": "\#(project)", "position": \#(position)"#,
            #""name": "Track", "durationMs": 0, "state": "draft""#, dates, fields)
    }

    mutating func file(_ id: String, of track: String, version: Int = 1, by user: String) {
        add(
            "files", #""id": "\#(id)", "trackId": "\#(track)", "version": \#(version), "uploadedById": "\#(user)""#,
            #""name": "f", "mimeType": "audio/wav", "sizeBytes": 88244, "durationMs": 1000"#,
            #""uploadedAt": "2026-01-01T00:00:00Z""#)
    }

    mutating func comment(_ id: String, on file: String, by user: String, second: Int = 0, _ fields: String = "") {
        let instant = World.instant(second)
        add(
            "comments", #""id": "\#(id)", "fileId": "\#(file)", "authorId": "\#(user)", "text": "T""#,
            #""resolved": false, "createdAt": "\#(instant)", "updatedAt": "\#(instant)""#, fields)
    }

    mutating func section(_ id: String, of file: String, from start: Int, to end: Int) {
        add("sections", #""id": "\#(id)", "fileId": "\#(file)", "name": "S", "startMs": \#(start), "endMs": \#(end)"#)
    }

    mutating func grant(
        _ id: String, to user: String, _ role: Role, on resource: ResourceID, by owner: String, second: Int = 0
    ) {
        add(
            "grants", #""id": "\#(id)", "userId": "\#(user)", "role": "\#(role.rawValue)""#, named(resource),
            #""grantedById": "\#(owner)", "grantedAt": "\#(World.instant(second))""#)
    }

    mutating func link(_ id: String, on resource: ResourceID, by user: String, second: Int = 0) {
        add(
            "links", #""id": "\#(id)", "token": "\#(id)", "access": "listen", "createdById": "\#(user)""#,
            named(resource), #""createdAt": "\#(World.instant(second))""#)
    }

    mutating func activity(_ id: String, by user: String, on resource: ResourceID, second: Int) {
        add(
            "activities", #""id": "\#(id)", "kind": "approved", "actorId": "\#(user)""#, named(resource),
            #""at": "\#(World.instant(second))""#)
    }

    mutating func review(_ id: String, of file: String, of track: String, by user: String, second: Int = 0) {
        add(
            "reviews", #""id": "\#(id)", "trackId": "\#(track)", "fileId": "\#(file)", "reviewerId": "\#(user)""#,
            #""decision": "approve", "createdAt": "\#(World.instant(second))""#)
    }

    mutating func readMark(_ id: String, of user: String, on track: String) {
        add(
            "reads", #""id": "\#(id)", "userId": "\#(user)", "trackId": "\#(track)""#,
            #""readAt": "\#(World.instant(0))""#)
    }

    func snapshot() throws(FileFaults) -> Snapshot {
        let scenario = #"{"title": "T", "story": "S", "now": "2026-06-07T09:30:00Z"}"#
        var texts = ["scenario.json": Array(scenario.utf8), "users.json": Array("[]".utf8)]
        for (collection, records) in records {
            texts["\(collection).json"] = Array("[\(records.joined(separator: ","))]".utf8)
        }
        return try SeedLoader.catalog(from: texts)
    }

    private static func instant(_ second: Int) -> String {
        "2026-01-01T00:00:0\(second)Z"
    }

    private let dates = #""createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z""#

    private func named(_ resource: ResourceID) -> String {
        #""resourceType": "\#(resource.kind.rawValue)", "resourceId": "\#(resource.id)""#
    }

    private mutating func add(_ collection: String, _ fields: String...) {
        let record = "{" + fields.filter { !$0.isEmpty }.joined(separator: ", ") + "}"
        records[collection, default: []].append(record)
    }
}
