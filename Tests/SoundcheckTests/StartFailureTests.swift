import Foundation
import MockServer
import Testing

@testable import soundcheck

@Suite("Failures to start", .timeLimit(.minutes(10)))
struct StartFailureTests {
    @Test("a busy port: one line that names --port 0, also with --quiet", arguments: [[], ["--quiet"]])
    func busyPort(more: [String]) async throws {
        let folder = try TemporaryFolder()
        var options = MockServer.Options()
        options.seeds = "empty"
        let server = try MockServer.start(options)
        let result = try await Program.soundcheck(
            ["--port", "\(server.port)", "--ready-file", folder.path("ready.json")] + more
        ).result()
        await server.stop()
        #expect(result.exitCode == ExitCode.unavailable.rawValue)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("soundcheck: port \(server.port) on 127.0.0.1 is in use: "))
        #expect(result.errors.contains("--port 0"))
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(try folder.names.isEmpty)
    }

    @Test("bad seeds: every fault with its place, then how many")
    func badSeeds() async throws {
        let folder = try TemporaryFolder()
        try folder.writeBadSeeds()
        let result = try await Program.soundcheck(["--port", "0", "--seeds", folder.url.path]).result()
        #expect(result.exitCode == ExitCode.dataError.rawValue)
        #expect(result.output.isEmpty)
        #expect(
            result.errors == """
                artists.json:3:3: /0/ownerId: no user has the id "user-eve"
                users.json:4:3: /0/emial: unknown key "emial"; did you mean "email"?
                soundcheck: 2 faults; the lines above name their places

                """)
    }

    @Test("a bad document: every fault with its place")
    func badDocument() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{\n  \"openapi\": \"3.1.0\",\n}", to: "api.json")
        let result = try await Program.soundcheck(["--port", "0", "--openapi", folder.path("api.json")]).result()
        #expect(result.exitCode == ExitCode.dataError.rawValue)
        #expect(result.errors.hasPrefix("api.json:2:21: "))
        #expect(result.errors.hasSuffix("\nsoundcheck: 1 fault; the line above names its place\n"))
    }

    @Test(
        "what is not there is named",
        arguments: [
            (
                ["--seeds", "no-such"],
                #"soundcheck: there is no folder "no-such" and no bundled scenario of that name"#
            ),
            (["--openapi", "/no-such.json"], "soundcheck: the OpenAPI document /no-such.json cannot be read"),
        ])
    func missing(words: [String], beginning: String) async throws {
        for command in ["serve", "lint"] {
            let result = try await Program.soundcheck([command] + words).result()
            #expect(result.exitCode == ExitCode.noInput.rawValue)
            #expect(result.output.isEmpty)
            #expect(result.errors.hasPrefix(beginning))
            #expect(result.errors.split(separator: "\n").count == 1)
        }
    }

    @Test("a wrong command line: one line, and nothing else is done")
    func usage() async throws {
        let result = try await Program.soundcheck(["--prot", "80"]).result()
        #expect(result.exitCode == ExitCode.usage.rawValue)
        #expect(result.output.isEmpty)
        #expect(result.errors == "soundcheck: there is no flag \"--prot\"; did you mean --port?\n")
    }
}
