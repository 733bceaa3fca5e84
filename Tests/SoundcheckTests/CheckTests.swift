import Foundation
import JSONText
import MockAPI
import MockServer
import SocketIO
import Testing

@testable import soundcheck

@Suite("Checking", .timeLimit(.minutes(10)))
struct CheckTests {
    private func check(_ url: String, _ flags: String...) async throws -> Program.Result {
        try await Program.soundcheck(["check", "--base-url", url] + flags).result()
    }

    @Test("a server that keeps to the contract ends with 0, a table, and reports where they are asked for")
    func clean() async throws {
        let server = try MockServer.start()
        let folder = try TemporaryFolder()
        let paths = ["junit.xml", "report.json", "report.md"].map(folder.path)
        let result = try await check(
            server.url.absoluteString, "--only", "getCurrentUser", "--token", "ada=mock-ada", "--junit", paths[0],
            "--json", paths[1], "--markdown", paths[2])
        await server.stop()
        #expect(result.exitCode == 0)
        #expect(result.errors.isEmpty)
        #expect(result.output.contains(#/passed  failed  excluded  skipped\n  getCurrentUser +\d+ +-/#))
        let json = try JSONParser.parse([UInt8](Data(contentsOf: URL(fileURLWithPath: paths[1]))))
        #expect(json["counts"]?["failed"] == 0)
        #expect(json["counts"]?["passed"]?.integerValue ?? 0 > 0)
        #expect(try String(contentsOfFile: paths[0], encoding: .utf8).contains(#"<testsuite name="getCurrentUser""#))
        #expect(try String(contentsOfFile: paths[2], encoding: .utf8).hasPrefix("### ✅ "))
    }

    @Test("findings end with 1 and are told, to who wants quiet too; excluded ones do not")
    func findings() async throws {
        let server = try MockServer.start()
        let url = try server.open(world: "broken").absoluteString
        let world = try #require(try server.backend.worlds.find("broken"))
        world.change { state, _ in
            state.changeRules { _ = $0.add(JSONObject([("operation", "getCurrentUser"), ("status", 500)])) }
        }
        let only = ["--only", "getCurrentUser.status", "--quiet"]
        let result = try await Program.soundcheck(["check", "--base-url", url] + only).result()
        #expect(result.exitCode == 1)
        #expect(result.output.hasPrefix("FAILED getCurrentUser.status\n"))
        #expect(result.output.contains("500"))
        let excluded = try await Program.soundcheck(
            ["check", "--base-url", url, "--exclude", "getCurrentUser.status=on its way"] + only
        ).result()
        await server.stop()
        #expect(excluded.exitCode == 0)
        #expect(excluded.output.isEmpty)
    }

    @Test("a redirection is not followed, but told to whoever gave the URL")
    func redirection() async throws {
        let target = try FixedServer(FixedServer.json(#"{"id": "user-ada"}"#))
        let server = try FixedServer(
            "HTTP/1.1 302 Found\r\nLocation: \(target.url)/auth/me\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        let result = try await check(server.url, "--only", "getCurrentUser.status", "--token", "ada=mock-ada")
        #expect(result.exitCode == 2)
        #expect(result.errors.contains("sends clients on to \(target.url)/auth/me"))
    }

    @Test("where no answer comes that is one, it ends with 2 and says why")
    func noAnswer() async throws {
        let silent = try SilentServer()
        let stranger = try FixedServer("220 mail.example ESMTP\r\n")
        let gone = try Listener.bind(to: .ipv4Loopback(port: 0))
        gone.close()
        for (url, sentence) in [
            (silent.url, "it did not answer within 1 seconds; --patience gives it longer"),
            (stranger.url, "what came back is no answer of HTTP"),
            ("http://\(gone.address)", "nothing listens there; is the server started, and is that its port?"),
            (
                stranger.url.replacing("http:", with: "https:"),
                "no secure connection could be made; does it speak https there?"
            ),
        ] {
            let result = try await check(url, "--patience", "1")
            #expect(result.exitCode == 2)
            #expect(result.errors.hasPrefix("soundcheck: \(url) cannot be asked: \(sentence)"))
            #expect(result.output.isEmpty)
        }
    }

    @Test("a case that is not there ends with 2 and names the nearest, before anybody is asked")
    func noCase() async throws {
        let result = try await check("http://localhost:1", "--only", "getCurentUser")
        #expect(result.exitCode == 2)
        #expect(result.errors == "soundcheck: No case is called \"getCurentUser\"; did you mean \"getCurrentUser\"?\n")
    }

    @Test("without a server to check, the flag is named that is missing")
    func noServer() async throws {
        let result = try await Program.soundcheck(["check"]).result()
        #expect(result.exitCode == 64)
        #expect(
            result.errors
                == "soundcheck: check needs --base-url URL: soundcheck check --base-url http://localhost:8080\n")
    }

    @Test("a signal ends it as it would end the program that checks")
    func signal() async throws {
        let server = try SilentServer()
        let program = try Program.soundcheck(["check", "--base-url", server.url, "--patience", "600"])
        await server.connection()
        program.send(signal: SIGTERM)
        #expect(await program.exitCode() == 143)
    }

    @Test("a program that is copied away alone says what it lacks")
    func alone() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Program.soundcheckURL.path, toPath: folder.path("soundcheck"))
        let result = try await Program.shell(
            "'\(folder.path("soundcheck"))' check --base-url http://localhost:1"
        ).result()
        #expect(result.exitCode == 2)
        #expect(
            result.errors.hasSuffix(
                "soundcheck-check is missing, which makes the check; swift build makes it beside soundcheck\n"))
    }
}
