import Foundation

/// A folder that is gone when the test ends.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("soundcheck-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }

    /// The names of all that is in it, hidden files too.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}

extension TemporaryFolder {
    /// A scenario with two faults.
    func writeBadSeeds() throws {
        try write(#"{"title": "Two faults", "story": "", "now": "2026-06-07T09:30:00Z"}"#, to: "scenario.json")
        try write(
            """
            [{
              "id": "user-ada", "name": "Ada", "password": "mock-ada-password", "token": "mock-ada", "about": "",
              "email": "ada@example.com",
              "emial": "ada@example.com"
            }]
            """, to: "users.json")
        try write(
            """
            [{
              "id": "artist-night-bloom", "name": "Night Bloom",
              "ownerId": "user-eve",
              "createdAt": "2026-06-07T09:30:00Z", "updatedAt": "2026-06-07T09:30:00Z"
            }]
            """, to: "artists.json")
    }
}
