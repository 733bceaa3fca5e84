/// A catalogue as large as wanted: every track has a file with a comment, every tenth record of these is granted, linked
/// and told of.
struct SyntheticSeeds {
    let tracks: Int
    var projects: Int { tracks / 10 }
    var spaces: Int { tracks / 100 }
    var users: Int { tracks / 100 }

    /// The seed files by their names.
    var files: [String: [UInt8]] {
        [
            "scenario.json": Array(#"{"title": "Synthetic", "story": "Many.", "now": "\#(instant)"}"#.utf8),
            "users.json": array(users) {
                """
                "id": "user-\($0)", "name": "User \($0)", "email": "user-\($0)@example.com", "password": "p", \
                "token": "token-\($0)", "about": "One of many."
                """
            },
            "artists.json": array(spaces) {
                #""id": "space-\#($0)", "ownerId": "user-\#($0)", "name": "Space \#($0)", \#(dates)"#
            },
            "projects.json": array(projects) {
                """
                "id": "project-\($0)", "artistId": "space-\($0 % spaces)", "name": "Project \($0)", "kind": "album", \
                \(dates)
                """
            },
            "tracks.json": array(tracks) {
                """
                "id": "track-\($0)", "projectId": "project-\($0 / 10)", "name": "Track \($0)", \
                "position": \($0 % 10 + 1), "durationMs": 1000, "state": "draft", \(dates)
                """
            },
            "files.json": array(tracks) {
                """
                "id": "file-\($0)", "trackId": "track-\($0)", "version": 1, "name": "track-\($0).wav", \
                "mimeType": "audio/wav", "sizeBytes": 88244, "durationMs": 1000, "uploadedById": "user-0", \
                "uploadedAt": "\(instant)"
                """
            },
            "comments.json": array(tracks) {
                """
                "id": "comment-\($0)", "fileId": "file-\($0)", "authorId": "user-1", "text": "Louder, please.", \
                "resolved": false, \(dates)
                """
            },
            "grants.json": array(tracks / 10) {
                """
                "id": "grant-\($0)", "userId": "user-\(($0 / 10 + 1) % users)", "role": "viewer", \
                "resourceType": "track", "resourceId": "track-\($0)", "grantedById": "user-0", \
                "grantedAt": "\(instant)"
                """
            },
            "links.json": array(tracks / 10) {
                """
                "id": "link-\($0)", "token": "link-\($0)", "resourceType": "track", "resourceId": "track-\($0)", \
                "access": "listen", "createdById": "user-0", "createdAt": "\(instant)"
                """
            },
            "activities.json": array(tracks / 10) {
                """
                "id": "activity-\($0)", "kind": "approved", "actorId": "user-0", "at": "\(instant)", \
                "resourceType": "track", "resourceId": "track-\($0)"
                """
            },
        ]
    }

    private let instant = "2026-01-01T00:00:00Z"
    private var dates: String { #""createdAt": "\#(instant)", "updatedAt": "\#(instant)""# }

    private func array(_ count: Int, _ fields: (Int) -> String) -> [UInt8] {
        var bytes = Array("[".utf8)
        for number in 0..<count {
            bytes += (number == 0 ? "{" : ",\n{").utf8
            bytes += fields(number).utf8
            bytes.append(UInt8(ascii: "}"))
        }
        return bytes + "]".utf8
    }
}
