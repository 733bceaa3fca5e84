import Foundation
import MockServer
import Testing

@testable import soundcheck

@Suite("Serving", .timeLimit(.minutes(10)))
struct ServeTests {
    @Test("answers, and logs a line a request without colours where no terminal reads them")
    func answers() async throws {
        let serving = try await ServingProgram(in: TemporaryFolder())
        #expect(serving.banner.contains(serving.announcement.url))
        #expect(try await serving.status(of: "/artist", token: "mock-ada") == 200)
        #expect(try await serving.status(of: "/artist") == 401)
        let log = await serving.program.output.text(through: " 401 ")
        #expect(log.contains(" GET /artist 200 "))
        #expect(log.contains(" user-ada\n"))
        #expect(!log.contains("\u{1B}"))
        #expect(await serving.stop() == 0)
    }

    @Test("on a signal it ends soon, with success, and frees the port", arguments: [SIGTERM, SIGINT])
    func stops(signal: Int32) async throws {
        let serving = try await ServingProgram(in: TemporaryFolder())
        #expect(try await serving.status(of: "/artist", token: "mock-ada") == 200)
        let begin = ContinuousClock.now
        serving.program.send(signal: signal)
        let end = await serving.program.end()
        #expect(end.code == 0)
        // Within a second where it has the machine for itself; here it shares one with all other tests.
        #expect(end.at - begin < .seconds(10))
        #expect(try serving.folder.names.isEmpty)

        var options = MockServer.Options()
        options.port = serving.announcement.port
        await #expect(throws: Never.self) { try await MockServer.start(options).stop() }
    }

    @Test("several at once take a free port each")
    func together() async throws {
        let first = try await ServingProgram(seeds: "default", in: TemporaryFolder())
        let second = try await ServingProgram(seeds: "empty", in: TemporaryFolder())
        #expect(first.announcement.port != second.announcement.port)
        #expect(try await first.status(of: "/artist/artist-night-bloom", token: "mock-ada") == 200)
        #expect(try await second.status(of: "/artist/artist-night-bloom", token: "mock-ada") == 404)
        #expect(await first.stop() == 0)
        #expect(try await second.status(of: "/artist", token: "mock-ada") == 200)
        #expect(await second.stop() == 0)
    }

    @Test("a reader that has gone does not end it")
    func closedPipe() async throws {
        let folder = try TemporaryFolder()
        let soundcheck =
            "'\(try Program.soundcheckURL.path)' --port 0 --seeds empty --ready-file '\(folder.path("ready.json"))'"
        let pipeline = try Program.shell("{ \(soundcheck); echo exit $? >&2; } | { read line; exec <&-; echo closed; }")
        #expect(await pipeline.output.text(through: "closed") == "closed\n")
        let announcement = try ServingProgram.Announcement(folder.path("ready.json"))
        for _ in 1...3 { #expect(try await announcement.status(of: "/artist", token: "mock-ada") == 200) }
        kill(announcement.pid, SIGTERM)
        #expect(await pipeline.result().errors == "exit 0\n")
    }

    @Test("--quiet prints neither banner nor requests")
    func quiet() async throws {
        let folder = try TemporaryFolder()
        let program = try Program.soundcheck([
            "--quiet", "--port", "0", "--seeds", "empty", "--ready-file", folder.path("ready.json"),
        ])
        // Nothing is printed that could be waited for.
        while try !folder.names.contains("ready.json") { await Task.yield() }
        let announcement = try ServingProgram.Announcement(folder.path("ready.json"))
        #expect(try await announcement.status(of: "/artist", token: "mock-ada") == 200)
        program.send(signal: SIGTERM)
        let result = await program.result()
        #expect(result.exitCode == 0)
        #expect(result.output.isEmpty)
        #expect(result.errors.isEmpty)
    }
}
