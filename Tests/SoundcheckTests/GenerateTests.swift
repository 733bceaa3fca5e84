import Catalog
import Foundation
import HTTPWire
import JSONText
import MockAPI
import MockServer
import SeedGenerator
import Testing

@testable import soundcheck

@Suite("seeds generate", .timeLimit(.minutes(10)))
struct GenerateTests {
    let folder: TemporaryFolder
    var path: String { folder.path("seeds") }

    init() throws { folder = try TemporaryFolder() }

    @Test("writes seeds that load, and says how to serve them and who to ask as")
    func wholeProgram() async throws {
        let result = try await Program.soundcheck(["seeds", "generate", "--tracks", "200", "--seed", "9", path])
            .result()
        #expect(result.exitCode == 0)
        #expect(result.errors.isEmpty)
        let written = try SeedLoader.load(folder: URL(fileURLWithPath: path))
        #expect(written.tracks.count == 200)
        let person = try #require(written.users.first)
        #expect(
            result.output == """
                Wrote 200 tracks to \(path); soundcheck --seeds \(path) serves them.
                Ask as \(person.name), with the token \(person.token), or sign in as \(person.email) with \
                \(person.password).

                """)
        #expect(try folder.names == ["seeds"])
        let scenario = try Data(contentsOf: URL(fileURLWithPath: path + "/scenario.json"))
        #expect(Array(scenario) == (try SeedGenerator(tracks: 200, seed: 9).files()["scenario.json"]))
    }

    @Test("the person that it names is shown something on every screen", arguments: [2, 10, 1_000])
    func screens(tracks: Int) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try SeedGenerator(tracks: tracks, seed: 1).write(to: URL(fileURLWithPath: path))
        var options = MockServer.Options()
        options.seeds = path
        let backend = try Backend(options)
        let lists = [
            "/artist", "/project/artist/artist-1", "/track/project/project-1-1", "/file/track/track-1",
            "/comment/file/file-1-2", "/section/file/file-1-2", "/track/track-1/review", "/feed?lens=yours",
            "/feed?lens=shared", "/collaboration/collaborator/spaces", "/collaboration/collaborator/projects",
            "/collaboration/collaborator/tracks", "/collaboration/recents", "/link/artist/artist-1",
            "/link/project/project-1-1", "/link/track/track-1",
        ]
        for list in lists {
            let answer = try answer(to: list, from: backend)
            #expect(answer.arrayValue?.isEmpty == false, "\(list)")
        }
        let shared = try answer(to: "/collaboration/shared-by-me", from: backend)
        for key in ["spaces", "projects", "tracks"] { #expect(shared[key]?.arrayValue?.isEmpty == false) }
    }

    @Test("needs to know how many, and where to")
    func usage() throws {
        #expect(
            throws: Failure.usage(
                "seeds generate needs --tracks N: soundcheck seeds generate --tracks 1000 DIR")
        ) { try run([path]) }
        #expect(throws: Failure.usage("seeds generate needs DIR: soundcheck seeds generate [FLAGS] DIR")) {
            try run(["--tracks", "1"])
        }
        #expect(try folder.names.isEmpty)
    }

    @Test("a folder with something in it is left as it is, unless --force is given")
    func fullFolder() async throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        for name in ["notes.txt", "users.json"] { try folder.write("old", to: "seeds/\(name)") }
        let refusal = try #require(throws: Failure.self) { try run(["--tracks", "1", path]) }
        #expect(refusal.exitCode == .cannotCreate)
        #expect(refusal.messages == ["\(path) is not empty; --force replaces the seeds in it, and leaves all else"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["notes.txt", "users.json"])
        let result = try await Program.soundcheck(["seeds", "generate", "--tracks=1", "--quiet", "--force", path])
            .result()
        #expect(result.exitCode == 0 && result.output.isEmpty && result.errors.isEmpty)
        #expect(try SeedLoader.load(folder: URL(fileURLWithPath: path)).tracks.count == 1)
        #expect(try String(contentsOfFile: path + "/notes.txt", encoding: .utf8) == "old")
    }

    @Test("where there is no room, nothing is left behind")
    func noRoom() async throws {
        // What is larger than so many blocks cannot be written.
        let line = try "trap '' XFSZ; ulimit -f 100; exec \(Program.soundcheckURL.path)"
        let result = try await Program.shell("\(line) seeds generate --tracks 5000 \(path)").result()
        #expect(result.exitCode == ExitCode.cannotCreate.rawValue)
        #expect(result.errors == "soundcheck: \(path) cannot be written: \(String(cString: strerror(EFBIG)))\n")
        #expect(try folder.names.isEmpty)
    }

    @Test("what is stopped leaves nothing behind", arguments: [SIGINT, SIGTERM])
    func stopped(signal: Int32) async throws {
        let program = try Program.soundcheck(["seeds", "generate", "--tracks", "10000000", path])
        while try folder.names.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        program.send(signal: signal)
        let result = await program.result()
        #expect(result.exitCode == ExitCode.interrupted.rawValue)
        #expect(result.errors == "soundcheck: stopped; nothing was written to \(path)\n")
        #expect(try folder.names.isEmpty)
    }
}

extension GenerateTests {
    /// For what ends before anything is generated.
    private func run(_ words: [String]) throws {
        let arguments = try Arguments(["seeds", "generate"] + words)
        _ = try arguments.command.run(arguments)
    }

    private func answer(to target: String, from backend: Backend) throws -> JSONValue {
        var fields = HTTPFields()
        fields.append(.host, "localhost:8080")
        fields.append(.authorization, "Bearer mock-1")
        let request = HTTPRequest(method: .get, target: try RequestTarget(target), fields: fields)
        return try JSONParser.parse(backend.respond(to: request).answer.response.body.bytes)
    }
}
