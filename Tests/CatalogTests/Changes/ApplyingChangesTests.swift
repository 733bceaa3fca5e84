import Catalog
import JSONText
import Testing

@Suite("Making changes")
struct ApplyingChangesTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try SeedTexts.small.snapshot()
    }

    @Test("A record is put where there was none, and comes last")
    func create() throws {
        let applied = try snapshot.applying(
            #"put sections/section-b {"fileId": "file-a", "name": "Chorus", "startMs": 600, "endMs": 900}"#)
        #expect(outcomes(applied) == ["created sections/section-b"])
        #expect(applied.catalog.sections.map(\.id) == ["section-a", "section-b"])
        #expect(applied.catalog.sections(of: "file-a").map(\.name) == ["Verse", "Chorus"])
        #expect(snapshot.sections(of: "file-a").map(\.name) == ["Verse"])
    }

    @Test("A record that is put takes the place of the one with its id, and keeps nothing of it")
    func replace() throws {
        let applied = try snapshot.applying(
            #"put tracks/track-a {"id": "track-a", "projectId": "project-a", "name": "New", "position": 1, "#
                + #""durationMs": 5, "state": "approved", "createdAt": "2026-01-01T00:00:00Z", "#
                + #""updatedAt": "2026-01-01T00:00:00Z"}"#)
        #expect(outcomes(applied) == ["replaced tracks/track-a"])
        #expect(applied.catalog.tracks.map(\.name) == ["New", "Two"])
        #expect(applied.catalog.track(id: "track-a")?.labelCopy.writers == [])
        #expect(applied.catalog.files(of: "track-a").count == 2)
    }

    @Test("A patch changes what it names, takes away what is null, and leaves the rest")
    func patch() throws {
        let applied = try snapshot.applying(
            #"patch links/link-a {"expiresAt": null, "access": "download"}"#,
            #"patch tracks/track-a {"labelCopy": {"isrc": "XX"}}"#)
        #expect(outcomes(applied) == ["replaced links/link-a", "replaced tracks/track-a"])
        let link = try #require(applied.catalog.link(token: "L1"))
        #expect(link.expiresAt == nil && link.access == .download && link.createdById == "ada")
        let copy = try #require(applied.catalog.track(id: "track-a")?.labelCopy)
        #expect(copy.isrc == "XX" && copy.writers == ["Ada"])
    }

    @Test("A patch sees what the changes before it have made")
    func patchAfterPatch() throws {
        let applied = try snapshot.applying(
            #"put sections/section-b {"fileId": "file-a", "name": "A", "startMs": 0, "endMs": 10}"#,
            #"patch sections/section-b {"endMs": 20}"#, #"patch sections/section-b {"startMs": 15}"#)
        let section = try #require(applied.catalog.sections(of: "file-a").last)
        #expect(section.startMs == 15 && section.endMs == 20)
        #expect(
            outcomes(applied) == [
                "created sections/section-b", "replaced sections/section-b", "replaced sections/section-b",
            ])
    }

    @Test("A record may be wrong on the way, if it is right in the end")
    func wrongOnTheWay() throws {
        let applied = try snapshot.applying(
            #"patch sections/section-a {"startMs": 700}"#, #"patch sections/section-a {"endMs": 800}"#)
        #expect(applied.catalog.sections[0].startMs == 700)
    }

    @Test("What two records claim can be exchanged")
    func exchange() throws {
        let applied = try snapshot.applying(
            #"patch tracks/track-a {"position": 2}"#, #"patch tracks/track-b {"position": 1}"#)
        #expect(applied.catalog.tracks(of: "project-a").map(\.id) == ["track-b", "track-a"])
    }

    @Test("Records that need each other come together, in any order")
    func together() throws {
        let project =
            #"put projects/p {"artistId": "space-a", "name": "P", "kind": "ep", "createdAt": "2026-01-01T00:00:00Z", "#
            + #""updatedAt": "2026-01-01T00:00:00Z"}"#
        let track =
            #"put tracks/t {"projectId": "p", "name": "T", "position": 1, "durationMs": 0, "state": "draft", "#
            + #""createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-01T00:00:00Z"}"#
        for changes in [[project, track], [track, project]] {
            let catalog = try snapshot.applying(changes).catalog
            #expect(catalog.tracks(of: "p").map(\.id) == ["t"])
            #expect(catalog.projects(of: "space-a").map(\.id) == ["project-a", "p"])
        }
    }

    @Test("Records that hang together can be deleted one by one in one go, in any order")
    func deletionOneByOne() throws {
        let deletions = [
            "delete files/file-a", "delete comments/comment-a", "delete comments/comment-b",
            "delete sections/section-a",
            "delete activities/activity-b", "delete reviews/review-a",
        ]
        for changes in [deletions, deletions.reversed()] {
            let catalog = try snapshot.applying(changes).catalog
            #expect(catalog.counts.map(\.count) == [3, 1, 1, 2, 1, 0, 0, 2, 2, 1, 1, 2])
        }
    }

    @Test("What is deleted can be put again, and comes last")
    func deletedAndPut() throws {
        let value = String(
            decoding: JSONWriter.bytes(of: try #require(snapshot.value(of: .reading("tracks/track-a")))), as: UTF8.self)
        let applied = try snapshot.applying("delete tracks/track-a", "put tracks/track-a \(value)")
        #expect(outcomes(applied) == ["deleted tracks/track-a", "created tracks/track-a"])
        #expect(applied.catalog.tracks.map(\.id) == ["track-b", "track-a"])
        #expect(applied.catalog.files(of: "track-a").map(\.id) == ["file-b", "file-a"])
    }

    @Test("No change changes nothing")
    func none() throws {
        let applied = try snapshot.applying()
        #expect(applied.records.isEmpty)
        #expect(applied.catalog.counts.map(\.count) == snapshot.counts.map(\.count))
    }

    private func outcomes(_ applied: AppliedChanges) -> [String] {
        applied.records.map { "\($0.result.rawValue) \($0.record.text)" }
    }
}
