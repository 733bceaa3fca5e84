import Catalog
import Testing

@Suite("Deleting with all that depends on it")
struct CascadeTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try SeedTexts.small.snapshot()
    }

    struct Row: CustomTestStringConvertible {
        let root: String
        let taken: [String]

        var testDescription: String { root }
    }

    static let rows = [
        Row(root: "sections/section-a", taken: []),
        Row(root: "comments/comment-b", taken: []),
        Row(root: "comments/comment-a", taken: ["comments/comment-b"]),
        Row(
            root: "files/file-a",
            taken: [
                "comments/comment-a", "comments/comment-b", "sections/section-a", "activities/activity-b",
                "reviews/review-a",
            ]),
        Row(
            root: "tracks/track-a",
            taken: [
                "files/file-b", "files/file-a", "comments/comment-a", "comments/comment-b", "sections/section-a",
                "grants/grant-b", "links/link-b", "links/link-a", "activities/activity-b", "reviews/review-b",
                "reviews/review-a", "reads/read-a", "reads/read-b",
            ]),
        Row(
            root: "projects/project-a",
            taken: [
                "tracks/track-a", "tracks/track-b", "files/file-b", "files/file-a", "comments/comment-a",
                "comments/comment-b", "sections/section-a", "grants/grant-a", "grants/grant-b", "links/link-b",
                "links/link-a", "activities/activity-a", "activities/activity-b", "reviews/review-b",
                "reviews/review-a", "reads/read-a", "reads/read-b",
            ]),
        Row(root: "users/cy", taken: ["grants/grant-b", "reads/read-b"]),
        Row(
            root: "users/ben",
            taken: [
                "files/file-b", "comments/comment-a", "comments/comment-b", "grants/grant-a", "activities/activity-a",
                "activities/activity-b", "reviews/review-b", "reads/read-a",
            ]),
    ]

    @Test("What goes along is told by collection, after the record itself", arguments: rows)
    func taken(row: Row) throws {
        let applied = try snapshot.applying("cascade \(row.root)")
        #expect(applied.records.map(\.record.text) == [row.root] + row.taken)
        #expect(applied.records.allSatisfy { $0.result == .deleted })
        for outcome in applied.records { #expect(applied.catalog.record(outcome.record) == nil) }
        let counts = (snapshot.counts.map(\.count).reduce(0, +), applied.catalog.counts.map(\.count).reduce(0, +))
        #expect(counts.1 == counts.0 - 1 - row.taken.count)
    }

    @Test("All of a person goes with them: a space that they own, and all in it")
    func owner() throws {
        let catalog = try snapshot.applying("cascade users/ada").catalog
        #expect(catalog.counts.map(\.count) == [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test("What was taken away before is spared, and what was put before goes along")
    func afterOtherChanges() throws {
        let applied = try snapshot.applying(
            #"put sections/section-b {"fileId": "file-a", "name": "B", "startMs": 0, "endMs": 1}"#,
            #"patch sections/section-a {"fileId": "file-b"}"#,
            #"put sections/section-c {"fileId": "file-a", "name": "C", "startMs": 0, "endMs": 1}"#,
            #"patch sections/section-c {"fileId": "file-b"}"#,
            #"patch activities/activity-b {"resourceType": "track", "resourceId": "track-a"}"#,
            "cascade files/file-a")
        #expect(
            applied.records.dropFirst(5).map(\.record.text) == [
                "files/file-a", "comments/comment-a", "comments/comment-b", "sections/section-b",
                "reviews/review-a",
            ])
        #expect(applied.catalog.sections(of: "file-b").map(\.id) == ["section-a", "section-c"])
        #expect(applied.catalog.activities(on: .track("track-a")).map(\.id) == ["activity-b"])
    }

    @Test("An answer that was put on another file goes with its comment")
    func answerElsewhere() throws {
        let answer =
            #"put comments/comment-c {"fileId": "file-b", "authorId": "cy", "text": "!", "parentId": "comment-b", "#
            + #""resolved": false, "createdAt": "2026-01-05T00:00:00Z", "updatedAt": "2026-01-05T00:00:00Z"}"#
        #expect(try snapshot.applying(answer, "cascade files/file-a").catalog.comments.isEmpty)
    }

    @Test("A long thread goes whole")
    func thread() throws {
        var world = World(users: "ada", "ben")
        world.space("s", owner: "ada")
        world.project("p", in: "s")
        world.track("t", in: "p")
        world.file("f", of: "t", by: "ada")
        for number in 0..<50 {
            world.comment("c\(number)", on: "f", by: "ben", number == 0 ? "" : #""parentId": "c\#(number - 1)""#)
        }
        let snapshot = try world.snapshot()
        #expect(try snapshot.applying("cascade comments/c10").catalog.comments(on: "f").count == 10)
        #expect(try snapshot.applying("cascade files/f").catalog.comments.isEmpty)
    }
}
