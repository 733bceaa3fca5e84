import Catalog
import JSONText

/// A small catalogue in which every law has something to judge: two people who own and share, one who is given something at
/// each level, and one who has nothing.
enum SmallSeeds {
    static func catalog() throws(FileFaults) -> Snapshot {
        var draft = SeedDraft(now: "2026-06-07T09:30:00Z")
        for name in ["ada", "ben", "cleo", "dora"] { draft.user(name) }
        addResources(to: &draft)
        addVersions(to: &draft)
        addSharing(to: &draft)
        addActivities(to: &draft)
        return try draft.catalog()
    }

    private static func addResources(to draft: inout SeedDraft) {
        draft.space("aster", of: "ada", ["artworkId": "picture-aster", "genre": "Dub", "description": "Slow."])
        draft.space("birch", of: "ada")
        draft.space("cedar", of: "ben", ["artworkId": "picture-cedar"])
        // A quoted URL within a text is no URL of the server's.
        let quoting: JSONValue = .string("Loud, as \"http://localhost/\" has it.")
        draft.project("album", in: "aster", ["releaseDate": "2026-07-01", "description": quoting])
        draft.project("single", in: "aster", ["artworkId": "picture-single"])
        draft.project("tape", in: "birch")
        draft.project("demo", in: "cedar")
        draft.track(
            "one", in: "album", at: 1,
            ["state": "approved", "label": "Own", "labelCopy": ["isrc": "QZ", "writers": ["Ada"]]])
        draft.track("two", in: "album", at: 2)
        draft.track("three", in: "album", at: 4)
        draft.track("four", in: "single", at: 1)
        draft.track("five", in: "tape", at: 1)
        draft.track("six", in: "demo", at: 1)
    }

    private static func addVersions(to draft: inout SeedDraft) {
        draft.file("one-a", of: "one", version: 1, by: "ada")
        draft.file("one-b", of: "one", version: 2, by: "ben", at: "2026-06-01T00:00:00Z")
        draft.file("four-a", of: "four", version: 1, by: "ada")
        draft.comment("early", on: "one-a", by: "ben", ["atMs": 250])
        draft.comment("comment", on: "one-b", by: "cleo")
        draft.comment(
            "answer", on: "one-b", by: "ada",
            ["parentId": "comment", "atMs": 1000, "createdAt": "2026-01-02T00:00:00Z"])
        draft.comment("other", on: "four-a", by: "ben")
        draft.section("intro", of: "one-b", from: 0, to: 400)
        draft.section("verse", of: "one-b", from: 400, to: 1000)
        draft.review("requestChanges", of: "one-a", of: "one", by: "ben", day: 1)
        draft.review("approve", of: "one-b", of: "one", by: "ada", day: 6)
        draft.readMark(of: "ada", on: "one", day: 1)
    }

    private static func addSharing(to draft: inout SeedDraft) {
        draft.grant("ben", "admin", on: "space", "aster", by: "ada", day: 1)
        draft.grant("cleo", "editor", on: "project", "album", by: "ada", day: 3)
        // Weaker than what cascades to them, and as strong.
        draft.grant("ben", "viewer", on: "project", "album", by: "ada", day: 2)
        draft.grant("cleo", "editor", on: "track", "one", by: "ben", day: 4)
        draft.grant("cleo", "viewer", on: "track", "four", by: "ada", day: 5)
        draft.grant("ada", "viewer", on: "space", "cedar", by: "ben", day: 6)
        draft.grant("cleo", "viewer", on: "project", "demo", by: "ben", day: 7)
        draft.link("aster-open", on: "space", "aster", by: "ada", day: 1, ["access": "download"])
        draft.link("aster-over", on: "space", "aster", by: "ada", day: 2, ["expiresAt": "2026-03-01T00:00:00Z"])
        draft.link("album-revoked", on: "project", "album", by: "ben", day: 3, ["revokedAt": "2026-03-01T00:00:00Z"])
        draft.link(
            "album-open", on: "project", "album", by: "ada", day: 4,
            ["access": "comment", "expiresAt": "2026-09-01T00:00:00Z"])
        draft.link("one-over", on: "track", "one", by: "ada", day: 4, ["expiresAt": "2026-04-01T00:00:00Z"])
        draft.link("five-open", on: "track", "five", by: "ada", day: 5)
        draft.link("four-over", on: "track", "three", by: "ada", day: 5, ["expiresAt": "2026-05-01T00:00:00Z"])
    }

    private static func addActivities(to draft: inout SeedDraft) {
        draft.activity("shared", by: "ada", on: "space", "aster", day: 1, ["recipientId": "ben"])
        draft.activity("shared", by: "ada", on: "project", "album", day: 3, ["recipientId": "cleo"])
        draft.activity("versionUploaded", by: "ben", on: "file", "one-b", day: 4)
        draft.activity("commented", by: "cleo", on: "file", "one-b", day: 5, ["excerpt": "Louder."])
        draft.activity("approved", by: "ada", on: "track", "one", day: 6)
        draft.activity("shared", by: "ben", on: "space", "cedar", day: 6, ["recipientId": "ada"])
        draft.activity("changesRequested", by: "ada", on: "track", "four", day: 7)
    }
}
