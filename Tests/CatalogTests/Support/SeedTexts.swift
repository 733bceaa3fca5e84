import Catalog
import Foundation
import JSONText
import Testing

/// A scenario's files as text, one record a line, so that a test can change a word and knows the place.
struct SeedTexts {
    var files: [String: String]

    /// Three people; Ada owns one space with a project, two tracks and two versions.
    static let small = SeedTexts(files: [
        "scenario.json": #"{"title": "Small", "story": "Ada shares a record.", "now": "2026-06-07T09:30:00Z"}"#,
        "users.json": """
        [
        {"id": "ada", "name": "Ada", "email": "ada@example.com", "password": "mock-1", "token": "mock-ada", "about": "Owns."},
        {"id": "ben", "name": "Ben", "email": "ben@example.com", "password": "mock-2", "token": "mock-ben", "about": "Mixes."},
        {"id": "cy", "name": "Cy", "email": "cy@example.com", "password": "mock-3", "token": "mock-cy", "about": "Listens."}
        ]
        """,
        "artists.json": """
        [
        {"id": "space-a", "ownerId": "ada", "name": "Aster", "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-02T00:00:00Z"}
        ]
        """,
        "projects.json": """
        [
        {"id": "project-a", "artistId": "space-a", "name": "Album", "kind": "album", "releaseDate": "2026-07-01", "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-02T00:00:00Z"}
        ]
        """,
        "tracks.json": """
        [
        {"id": "track-a", "projectId": "project-a", "name": "One", "position": 1, "durationMs": 1000, "state": "draft", "labelCopy": {"writers": ["Ada"]}, "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-02T00:00:00Z"},
        {"id": "track-b", "projectId": "project-a", "name": "Two", "position": 2, "durationMs": 1000, "state": "inReview", "createdAt": "2026-01-01T00:00:00Z", "updatedAt": "2026-01-02T00:00:00Z"}
        ]
        """,
        "files.json": """
        [
        {"id": "file-a", "trackId": "track-a", "version": 1, "name": "a.wav", "mimeType": "audio/wav", "sizeBytes": 88244, "durationMs": 1000, "uploadedById": "ada", "uploadedAt": "2026-01-03T00:00:00Z"},
        {"id": "file-b", "trackId": "track-a", "version": 2, "name": "b.wav", "mimeType": "audio/wav", "sizeBytes": 88332, "durationMs": 1001, "uploadedById": "ben", "uploadedAt": "2026-01-04T00:00:00Z"}
        ]
        """,
        "comments.json": """
        [
        {"id": "comment-a", "fileId": "file-a", "authorId": "ben", "text": "Louder.", "atMs": 500, "resolved": false, "createdAt": "2026-01-05T00:00:00Z", "updatedAt": "2026-01-05T00:00:00Z"},
        {"id": "comment-b", "fileId": "file-a", "authorId": "ada", "text": "Done.", "parentId": "comment-a", "resolved": true, "createdAt": "2026-01-06T00:00:00Z", "updatedAt": "2026-01-06T00:00:00Z"}
        ]
        """,
        "sections.json": """
        [
        {"id": "section-a", "fileId": "file-a", "name": "Verse", "startMs": 0, "endMs": 600}
        ]
        """,
        "grants.json": """
        [
        {"id": "grant-a", "userId": "ben", "role": "editor", "resourceType": "project", "resourceId": "project-a", "grantedById": "ada", "grantedAt": "2026-02-01T00:00:00Z"},
        {"id": "grant-b", "userId": "cy", "role": "viewer", "resourceType": "track", "resourceId": "track-a", "grantedById": "ada", "grantedAt": "2026-02-02T00:00:00Z"}
        ]
        """,
        "links.json": """
        [
        {"id": "link-a", "token": "L1", "resourceType": "track", "resourceId": "track-a", "access": "listen", "createdById": "ada", "createdAt": "2026-03-01T00:00:00Z", "expiresAt": "2026-08-01T00:00:00Z"},
        {"id": "link-b", "token": "L2", "resourceType": "track", "resourceId": "track-a", "access": "comment", "createdById": "ada", "createdAt": "2026-03-02T00:00:00Z", "revokedAt": "2026-03-03T00:00:00Z"}
        ]
        """,
        "activities.json": """
        [
        {"id": "activity-a", "kind": "shared", "actorId": "ada", "recipientId": "ben", "at": "2026-02-01T00:00:00Z", "resourceType": "project", "resourceId": "project-a"},
        {"id": "activity-b", "kind": "commented", "actorId": "ben", "at": "2026-02-02T00:00:00Z", "resourceType": "file", "resourceId": "file-a", "excerpt": "Louder."}
        ]
        """,
        "reviews.json": """
        [
        {"id": "review-a", "trackId": "track-a", "fileId": "file-a", "reviewerId": "ada", "decision": "requestChanges", "note": "Longer.", "createdAt": "2026-01-03T12:00:00Z"},
        {"id": "review-b", "trackId": "track-a", "fileId": "file-b", "reviewerId": "ada", "decision": "approve", "createdAt": "2026-01-07T00:00:00Z"}
        ]
        """,
        "reads.json": """
        [
        {"id": "read-a", "userId": "ben", "trackId": "track-a", "readAt": "2026-01-05T12:00:00Z"},
        {"id": "read-b", "userId": "cy", "trackId": "track-a", "readAt": "2026-02-03T00:00:00Z"}
        ]
        """,
    ])

    subscript(file: String) -> String? {
        get { files[file] }
        set { files[file] = newValue }
    }

    /// The same with the first `old` in a file made `new`; the text must hold it.
    func replacing(_ old: String, with new: String, in file: String) throws -> SeedTexts {
        var changed = self
        let text = try #require(files[file])
        let range = try #require(text.range(of: old))
        changed.files[file] = text.replacingCharacters(in: range, with: new)
        return changed
    }

    func snapshot() throws(FileFaults) -> Snapshot {
        try SeedLoader.catalog(from: files.mapValues { Array($0.utf8) })
    }

    /// What loading has to say, one fault a line.
    var faults: [String] {
        do {
            _ = try snapshot()
            return []
        } catch {
            return error.faults.map(\.description)
        }
    }
}
