import Catalog
import Foundation
import MockServer
import Testing

@testable import soundcheck

@Suite("The ready file", .timeLimit(.minutes(10)))
struct ReadyFileTests {
    @Test("says where the server is, which process it is and who can ask; it goes when the server stops")
    func content() async throws {
        let folder = try TemporaryFolder()
        let serving = try await ServingProgram(in: folder)
        let said = serving.announcement
        #expect(try folder.names == ["ready.json"])
        #expect(said.url == "http://localhost:\(said.port)")
        #expect(said.pid == serving.program.identifier)
        let people = try Snapshot.load(Arguments(["--seeds", "empty"]).options).users
        #expect(!people.isEmpty)
        #expect(said.people == people.map { .init(id: $0.id, name: $0.name, token: $0.token) })
        #expect(await serving.stop() == 0)
        #expect(try folder.names.isEmpty)
    }

    @Test("a path that cannot be written ends the program before it serves")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        let inNoFolder = folder.path("no-such/ready.json")
        let cases = [
            (inNoFolder, "\(inNoFolder) cannot be written: No such file or directory"),
            (folder.url.path, "\(folder.url.path) is a folder; expected a path that is free"),
            ("/dev/null", "/dev/null is no regular file; expected a path that is free"),
        ]
        for (path, message) in cases {
            let result = try await Program.soundcheck(["--port", "0", "--ready-file", path]).result()
            #expect(result.exitCode == ExitCode.cannotCreate.rawValue)
            #expect(result.output.isEmpty)
            #expect(result.errors == "soundcheck: --ready-file: \(message)\n")
        }
    }

    @Test("one that an earlier run has left is gone before the new server answers")
    func stale() async throws {
        let folder = try TemporaryFolder()
        try folder.write("stale", to: "ready.json")
        _ = try ReadyFile(reserving: folder.path("ready.json"))
        #expect(try !folder.names.contains("ready.json"))
    }

    @Test("one that another server has put there since is left alone")
    func takenOver() async throws {
        let folder = try TemporaryFolder()
        let first = try await ServingProgram(in: folder)
        let second = try await ServingProgram(in: folder)
        #expect(await first.stop() == 0)
        #expect(try ServingProgram.Announcement(folder.path("ready.json")) == second.announcement)
        #expect(await second.stop() == 0)
        #expect(try folder.names.isEmpty)
    }
}
