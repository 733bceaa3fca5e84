import Catalog
import JSONText

/// Builds a catalogue: only what a test is about is said.
struct SeedDraft {
    private let now: String
    private var records: [String: [JSONValue]] = [:]

    init(now: String) { self.now = now }

    /// Somebody who has nothing.
    static var empty: SeedDraft {
        var draft = SeedDraft(now: "2026-06-07T09:30:00Z")
        draft.user("nobody")
        return draft
    }

    func catalog() throws(FileFaults) -> Snapshot {
        let scenario: JSONValue = ["title": "Small", "story": "Somebody shares.", "now": .string(now)]
        var files = ["scenario.json": JSONWriter.bytes(of: scenario)]
        for (collection, records) in records { files["\(collection).json"] = JSONWriter.bytes(of: records) }
        return try SeedLoader.catalog(from: files)
    }

    mutating func user(_ id: String, _ more: JSONValue = [:]) {
        add(
            "users", id,
            [
                "name": .string("The \(id)"), "email": .string("\(id)@example.com"), "password": "mock-password",
                "token": .string("mock-\(id)"), "about": "", "avatarId": .string("avatar-\(id)"),
            ], more)
    }

    mutating func space(_ id: String, of owner: String, _ more: JSONValue = [:]) {
        add("artists", id, dated(["ownerId": .string(owner), "name": .string("Space \(id)")]), more)
    }

    mutating func project(_ id: String, in space: String, _ more: JSONValue = [:]) {
        add("projects", id, dated(["artistId": .string(space), "name": .string("Project \(id)"), "kind": "ep"]), more)
    }

    mutating func track(_ id: String, in project: String, at position: Int, _ more: JSONValue = [:]) {
        add(
            "tracks", id,
            dated([
                "projectId": .string(project), "name": .string("Track \(id)"), "position": .integer(Int64(position)),
                "durationMs": 1000, "state": "draft",
            ]), more)
    }

    mutating func file(
        _ id: String, of track: String, version: Int, by user: String, at instant: String = "2026-01-20T00:00:00Z"
    ) {
        add(
            "files", id,
            [
                "trackId": .string(track), "version": .integer(Int64(version)), "name": .string("\(id).wav"),
                "mimeType": "audio/wav", "sizeBytes": 88_244, "durationMs": 1000, "uploadedById": .string(user),
                "uploadedAt": .string(instant),
            ])
    }

    mutating func comment(_ id: String, on file: String, by user: String, _ more: JSONValue = [:]) {
        add(
            "comments", id,
            dated(["fileId": .string(file), "authorId": .string(user), "text": "Louder.", "resolved": false]), more)
    }

    mutating func section(_ id: String, of file: String, from start: Int64, to end: Int64) {
        add(
            "sections", id,
            ["fileId": .string(file), "name": "Part", "startMs": .integer(start), "endMs": .integer(end)])
    }

    mutating func review(
        _ decision: String, of file: String, of track: String, by user: String, day: Int
    ) {
        add(
            "reviews", "review-\((records["reviews"] ?? []).count)",
            [
                "trackId": .string(track), "fileId": .string(file), "reviewerId": .string(user),
                "decision": .string(decision), "createdAt": SeedDraft.instant(day),
            ])
    }

    mutating func readMark(of user: String, on track: String, day: Int) {
        add(
            "reads", "read-\(user)-\(track)",
            ["userId": .string(user), "trackId": .string(track), "readAt": SeedDraft.instant(day)])
    }

    mutating func grant(
        _ user: String, _ role: String, on type: String, _ resource: String, by owner: String, day: Int
    ) {
        add(
            "grants", "grant-\(user)-\(resource)",
            [
                "userId": .string(user), "role": .string(role), "resourceType": .string(type),
                "resourceId": .string(resource), "grantedById": .string(owner), "grantedAt": SeedDraft.instant(day),
            ])
    }

    mutating func link(
        _ id: String, on type: String, _ resource: String, by user: String, day: Int, _ more: JSONValue = [:]
    ) {
        add(
            "links", id,
            [
                "token": .string("token-\(id)"), "resourceType": .string(type), "resourceId": .string(resource),
                "access": "listen", "createdById": .string(user), "createdAt": SeedDraft.instant(day),
            ], more)
    }

    mutating func activity(
        _ kind: String, by user: String, on type: String, _ resource: String, day: Int, _ more: JSONValue = [:]
    ) {
        add(
            "activities", "activity-\((records["activities"] ?? []).count)",
            [
                "kind": .string(kind), "actorId": .string(user), "resourceType": .string(type),
                "resourceId": .string(resource), "at": SeedDraft.instant(day),
            ], more)
    }

    private static func instant(_ day: Int) -> JSONValue { .string("2026-02-\(day < 10 ? "0" : "")\(day)T00:00:00Z") }

    private func dated(_ record: JSONValue) -> JSONValue {
        record.merged(with: ["createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-02T00:00:00Z"])
    }

    private mutating func add(_ collection: String, _ id: String, _ record: JSONValue, _ more: JSONValue = [:]) {
        records[collection, default: []].append(
            JSONValue.object(JSONObject([("id", .string(id))])).merged(with: record).merged(with: more))
    }
}
