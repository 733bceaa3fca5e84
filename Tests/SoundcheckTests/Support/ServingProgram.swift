import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A `soundcheck` that has said that it answers.
struct ServingProgram {
    let program: Program
    let banner: String
    let announcement: Announcement
    let folder: TemporaryFolder

    /// What its ready file says.
    struct Announcement: Decodable, Equatable {
        let url: String
        let port: Int
        let pid: Int32
        let people: [Person]

        struct Person: Decodable, Equatable {
            let id: String
            let name: String
            let token: String
        }

        init(_ path: String) throws {
            self = try JSONDecoder().decode(Announcement.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        }
    }

    /// Starts it on a free port, with a ready file in `folder`.
    init(seeds: String = "empty", in folder: TemporaryFolder) async throws {
        self.folder = folder
        program = try Program.soundcheck(
            ["--port", "0", "--seeds", seeds, "--ready-file", folder.path("ready.json")])
        banner = await program.output.text(through: "Stop:")
        announcement = try Announcement(folder.path("ready.json"))
    }

    func status(of path: String, token: String? = nil) async throws -> Int? {
        try await announcement.status(of: path, token: token)
    }

    func stop() async -> Int32 {
        program.send(signal: SIGTERM)
        return await program.exitCode()
    }
}

extension ServingProgram.Announcement {
    /// The status of `GET path`.
    func status(of path: String, token: String? = nil) async throws -> Int? {
        guard let url = URL(string: url + path) else { return nil }
        var request = URLRequest(url: url)
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        return (try await session.data(for: request).1 as? HTTPURLResponse)?.statusCode
    }
}
