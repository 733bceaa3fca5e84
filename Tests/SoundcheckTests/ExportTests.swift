import Catalog
import Foundation
import MockServer
import Testing

@testable import soundcheck

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("export", .timeLimit(.minutes(10)))
struct ExportTests {
    let folder: TemporaryFolder
    var path: String { folder.path("seeds") }

    init() throws { folder = try TemporaryFolder() }

    @Test("writes what a server holds as seeds that load again, and says so")
    func wholeProgram() async throws {
        let server = try MockServer.start()
        let result = try await Program.soundcheck(["export", "--url", server.url.absoluteString, path]).result()
        await server.stop()
        #expect(result.errors.isEmpty && result.exitCode == 0)
        #expect(result.output == "Wrote 13 files to \(path); soundcheck --seeds \(path) serves them.\n")

        let written = try SeedLoader.load(folder: URL(fileURLWithPath: path))
        let original = try Snapshot.load(MockServer.Options())
        #expect(written.scenario == original.scenario)
        #expect(written.counts.map(\.count) == original.counts.map(\.count))
        #expect(written.tracks == original.tracks && written.grants == original.grants)
        #expect(try names == names.filter(SeedFolder.fileNames.contains))
        #expect(try text("scenario.json").hasPrefix("{\n  \"title\": \"") && text("scenario.json").hasSuffix("}\n"))
    }

    @Test("leaves out what a world has lost, and what another has not")
    func world() async throws {
        let server = try MockServer.start()
        defer { server.stop {} }
        let own = try server.open(world: "lost")
        var request = URLRequest(
            url: try #require(URL(string: "\(own)/__admin/data/artists/artist-kohaku?cascade=true")))
        request.httpMethod = "DELETE"
        let (_, response) = try await URLSession.shared.data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        for (url, isThere) in [("\(own)", false), ("\(server.url)/w/lost", false), ("\(server.url)", true)] {
            try export(from: url, "--force")
            #expect(try text("artists.json").contains("\"artist-kohaku\"") == isThere)
        }
    }

    @Test("an empty folder, or one with hidden files alone, is filled")
    func emptyFolder() throws {
        try makeFolder()
        try folder.write("", to: "seeds/.gitkeep")
        try export(from: FixedServer(FixedServer.json(#"{"scenario.json": {"title": "x"}, "users.json": []}"#)))
        #expect(try names == [".gitkeep", "scenario.json", "users.json"])
        #expect(try text("scenario.json") == "{\n  \"title\": \"x\"\n}\n")
    }

    @Test("--force replaces seeds, takes away those that are no more, and leaves all else")
    func force() throws {
        try makeFolder()
        for name in ["scenario.json", "tracks.json", "README.md"] { try folder.write("old", to: "seeds/\(name)") }
        let server = try FixedServer(FixedServer.json(#"{"scenario.json": {}, "users.json": []}"#))
        let refusal = try #require(throws: Failure.self) { try export(from: server) }
        #expect(refusal.exitCode == .cannotCreate)
        #expect(refusal.messages == ["\(path) is not empty; --force replaces the seeds in it, and leaves all else"])
        #expect(try text("scenario.json") == "old")

        try export(from: server, "--force")
        #expect(try names == ["README.md", "scenario.json", "users.json"])
        #expect(try text("scenario.json") == "{}\n" && text("README.md") == "old")
    }

    @Test("what cannot be written is said, and nothing is left behind")
    func unwritable() throws {
        let server = try FixedServer(FixedServer.json(#"{"scenario.json": {}}"#))
        try folder.write("", to: "seeds")
        let file = try #require(throws: Failure.self) { try export(from: server) }
        #expect(file.messages == ["\(path) is a file; expected a folder, or a path that is free"])
        let below = try #require(throws: Failure.self) { try export(from: server, to: path + "/below") }
        #expect(below.exitCode == .cannotCreate && below.messages[0].hasPrefix("\(path)/below cannot be written: "))
        #expect(try folder.names == ["seeds"])
    }

    @Test("a failure half-way leaves the folder without drafts")
    func halfWay() throws {
        try makeFolder()
        // A folder in a file's place cannot be renamed over.
        try FileManager.default.createDirectory(
            atPath: path + "/users.json/x", withIntermediateDirectories: true)
        let server = try FixedServer(FixedServer.json(#"{"users.json": [], "scenario.json": {}}"#))
        let failure = try #require(throws: Failure.self) { try export(from: server, "--force") }
        #expect(failure.exitCode == .cannotCreate)
        #expect(try names == ["users.json"])
    }

    @Test("a port where nothing listens")
    func nobody() throws {
        let failure = try #require(throws: Failure.self) { try export(from: "http://localhost:1") }
        #expect(failure.exitCode == .unavailable)
        #expect(
            failure.messages == ["nothing listens on localhost:1; is the server started, and is that its port?"])
        #expect(try folder.names.isEmpty)
    }

    @Test("a world that was dropped, in the server's words")
    func dropped() async throws {
        let server = try MockServer.start()
        defer { server.stop {} }
        _ = try server.open(world: "gone")
        try server.drop(world: "gone")
        let url = "\(server.url)/w/gone"
        let failure = try #require(throws: Failure.self) { try export(from: url) }
        #expect(failure.exitCode == .unavailable)
        #expect(failure.messages[0].hasPrefix("\(url) answered 410 world-dropped: "))
        #expect(try folder.names.isEmpty)
    }

    @Test("a world that nobody has made, which a misspelt name would make")
    func misspelt() async throws {
        let server = try MockServer.start()
        defer { server.stop {} }
        let failure = try #require(throws: Failure.self) { try export(from: "\(server.url)/w/dmeo") }
        #expect(failure.exitCode == .unavailable && failure.messages[0].contains("dmeo"))
        #expect(try folder.names.isEmpty)
        #expect(server.backend.worlds.all.map(\.name) == ["default"])
    }

    @Test(
        "what is no Soundcheck, or none whole",
        arguments: [
            ("SSH-2.0-OpenSSH_9.6\r\n", ExitCode.protocolError, "does not speak HTTP"),
            ("HTTP/1.1 200 OK\r\n", .protocolError, "does not speak HTTP"),
            ("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>", .protocolError, "it answered 200 with text/html"),
            ("HTTP/1.1 404 Not Found\r\n\r\n", .protocolError, "it answered 404 with no content type"),
            ("HTTP/1.1 502 Bad\r\nContent-Type: application/json\r\n\r\n{}", .protocolError, "it answered 502 with"),
            ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[]", .protocolError, "it answered 200 with"),
            (FixedServer.json(#"{"users.json": []}"#), .protocolError, "it answered 200 with application/json"),
            (
                FixedServer.json(#"{"scenario.json": {}, "../evil.json": []}"#), .protocolError,
                #"exports "../evil.json", which is no seed file; nothing is written"#
            ),
            (String(FixedServer.json(#"{"scenario.json": {}}"#).dropLast()), .unavailable, "broke its answer off"),
            ("", .unavailable, "broke its answer off"),
        ])
    func strangers(bytes: String, exitCode: ExitCode, message: String) throws {
        let server = try FixedServer(bytes)
        let failure = try #require(throws: Failure.self) { try export(from: server) }
        #expect(failure.exitCode == exitCode)
        #expect(failure.messages.count == 1 && failure.messages[0].contains(message))
        #expect(try folder.names.isEmpty)
    }
}

extension ExportTests {
    private func export(from url: String, _ flags: String..., to path: String? = nil) throws {
        try export(from: url, flags, to: path)
    }

    /// The server lives as long.
    private func export(from server: FixedServer, _ flags: String..., to path: String? = nil) throws {
        defer { withExtendedLifetime(server) {} }
        try export(from: server.url, flags, to: path)
    }

    private func export(from url: String, _ flags: [String], to path: String?) throws {
        let arguments = try Arguments(["export", "--quiet", "--url", url, path ?? self.path] + flags)
        _ = try arguments.command.run(arguments)
    }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
    }
}
