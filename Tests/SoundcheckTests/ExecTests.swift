import Foundation
import JSONText
import MockServer
import Testing

@testable import soundcheck

@Suite("Executing", .timeLimit(.minutes(5)))
struct ExecTests {
    /// Runs a line of the shell with a server, whose seeds are soon loaded.
    private func exec(_ line: String, _ flags: String...) async throws -> Program.Result {
        try await Program.soundcheck(["exec", "--seeds", "empty"] + flags + ["--", "/bin/sh", "-c", line]).result()
    }

    /// A line of the shell that asks for a path as Ada and prints the status.
    private func ask(_ path: String, at url: String = "$SOUNDCHECK_URL") -> String {
        #"curl -s -m 10 -o /dev/null -w '%{http_code}\n' -H "Authorization: Bearer $SOUNDCHECK_TOKEN_ADA" "#
            + "\"\(url)\(path)\""
    }

    @Test("a program finds the server, its control side and everybody's token in its environment")
    func environment() async throws {
        let result = try await exec(
            """
            \(ask("/artist"))
            \(ask("", at: "$SOUNDCHECK_ADMIN"))
            env | grep ^SOUNDCHECK_TOKEN_ | sort
            """)
        let tokens = ["ada", "ben", "cleo", "dara", "eli", "faye"].map {
            "SOUNDCHECK_TOKEN_\($0.uppercased())=mock-\($0)\n"
        }
        #expect(result.output == "200\n200\n" + tokens.joined())
        #expect(result.exitCode == 0)
    }

    @Test("what no variable's name can have becomes an underscore")
    func variableNames() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"title": "T", "story": "", "now": "2026-06-07T09:30:00Z"}"#, to: "scenario.json")
        let people = ["user-zoe.2", "guest"].map {
            #"{"id": "\#($0)", "name": "N", "password": "p", "token": "t-\#($0)", "about": "", "email": "\#($0)@a.example"}"#
        }
        try folder.write("[\(people.joined(separator: ","))]", to: "users.json")
        var options = MockServer.Options()
        options.seeds = folder.url.path
        let server = try MockServer.start(options)
        defer { server.stop {} }
        let variables = ExecCommand.variables(for: server)
        #expect(variables["SOUNDCHECK_TOKEN_ZOE_2"] == "t-user-zoe.2")
        #expect(variables["SOUNDCHECK_TOKEN_GUEST"] == "t-guest")
    }

    @Test("it has the input of whoever runs it, and its outputs are its own")
    func streams() async throws {
        let exec = "'\(try Program.soundcheckURL.path)' exec --quiet --seeds empty -- sh -c 'cat; echo told >&2'"
        let result = try await Program.shell("echo given | \(exec)").result()
        #expect(result.output == "given\n")
        #expect(result.errors == "told\n")
    }

    @Test("with nothing to find it ends with 0 and tells what was covered")
    func clean() async throws {
        let result = try await exec(ask("/artist"))
        #expect(result.exitCode == 0)
        #expect(result.errors.contains("\nCoverage\n"))
        #expect(result.errors.contains(/listArtists +\d+ +1  200 ×1\n/))
        #expect(result.errors.contains("soundcheck: 0 violations that nobody declared, 1 of "))
        #expect(!result.errors.contains("Violations"))
    }

    @Test("violations that nobody declared fail it, in whichever world they were, dropped and reset ones included")
    func violations() async throws {
        let result = try await exec(
            """
            \(ask("/artist?sort=name"))
            \(ask("/w/gone/artist?order=up"))
            curl -s -m 10 -X DELETE "$SOUNDCHECK_ADMIN/worlds/gone"
            \(ask("/w/new/artists"))
            curl -s -m 10 -o /dev/null -X POST "$SOUNDCHECK_URL/w/new/__admin/reset"
            """)
        #expect(result.exitCode == 1)
        for violation in [
            #/1  listArtists  GET /w/gone/artist\?order=up +gone +undeclared-parameter: .*"order"/#,
            #/1  listArtists  GET /artist\?sort=name +default +undeclared-parameter: .*"sort"/#,
            #/1 +GET /w/new/artists +new +unknown-path: /#,
        ] {
            #expect(result.errors.contains(violation))
        }
        #expect(result.errors.hasSuffix("%\n"))
        #expect(result.errors.contains("soundcheck: 3 violations that nobody declared, 1 of "))
    }

    @Test("declared ones do not, unless they did not happen")
    func declared() async throws {
        let declare =
            #"curl -s -m 10 -o /dev/null -H 'Content-Type: application/json' "#
            + #"-d '{"kind":"undeclared-parameter","reason":"old app"}' "$SOUNDCHECK_ADMIN/expect""#
        #expect(try await exec("\(declare); \(ask("/artist?sort=name"))").exitCode == 0)
        let unmet = try await exec(declare)
        #expect(unmet.exitCode == 1)
        #expect(
            unmet.errors.contains(
                "default: undeclared-parameter (old app) was declared 1 time, and happened 0 times\n"))
    }

    @Test("less coverage than asked for fails it")
    func coverage() async throws {
        #expect(try await exec(ask("/artist"), "--min-coverage", "0.5").exitCode == 0)
        let result = try await exec(ask("/artist"), "--min-coverage", "50")
        #expect(result.exitCode == 1)
        #expect(
            result.errors.contains(/1 of \d+ declared statuses answered, \d\.\d %; --min-coverage asks for 50 %\n/))
    }

    @Test(
        "the program's own exit code wins", arguments: [(3, "exit 3"), (143, "kill -TERM $$"), (137, "kill -KILL $$")])
    func exitCodes(code: Int32, line: String) async throws {
        let result = try await exec("\(ask("/artist?sort=name")); \(line)")
        #expect(result.exitCode == code)
        #expect(result.errors.contains("soundcheck: /bin/sh ended with \(code), "))
    }

    @Test("a program that is not there is told with 127, one that cannot be run with 126")
    func noProgram() async throws {
        let missing = try await Program.soundcheck(["exec", "--seeds", "empty", "--", "soundcheck-no-such-program"])
            .result()
        #expect(missing.exitCode == 127)
        #expect(
            missing.errors
                == "soundcheck: soundcheck-no-such-program is not found; is it installed, and in PATH?\n")
        let folder = try TemporaryFolder()
        try folder.write("echo", to: "script")
        let refused = try await Program.soundcheck(["exec", "--seeds", "empty", "--", folder.path("script")]).result()
        #expect(refused.exitCode == 126)
        #expect(refused.errors.hasPrefix("soundcheck: \(folder.path("script")) cannot be run: "))
    }

    @Test(
        "signals are passed through",
        arguments: [(SIGTERM, "TERM"), (SIGINT, "INT"), (SIGHUP, "HUP"), (SIGUSR1, "USR1")])
    func signals(signal: Int32, name: String) async throws {
        let program = try Program.soundcheck([
            "exec", "--seeds", "empty", "--", "sh", "-c",
            "trap 'echo got \(name); exit 7' \(name); echo ready; while :; do sleep 0.05; done",
        ])
        #expect(await program.output.text(through: "ready") == "ready\n")
        program.send(signal: signal)
        #expect(await program.output.text(through: "got") == "got \(name)\n")
        #expect(await program.exitCode() == 7)
    }

    @Test("programs are born with the signals as they were: a broken pipe ends who writes to it")
    func inheritedSignals() async throws {
        let result = try await exec("(yes; echo $? >&2) | head -n 1 >/dev/null", "--quiet")
        #expect(result.errors == "141\n")
    }

    @Test("reports are written, though the program failed, and hold its verdict")
    func reports() async throws {
        let folder = try TemporaryFolder()
        let paths = ["junit.xml", "report.json", "report.md"].map(folder.path)
        let result = try await exec(
            "\(ask("/artist?sort=name")); exit 3", "--junit", paths[0], "--json", paths[1], "--markdown", paths[2])
        #expect(result.exitCode == 3)
        let json = try JSONParser.parse([UInt8](Data(contentsOf: URL(fileURLWithPath: paths[1]))))
        let failed = json["verdicts"]?.arrayValue?.filter { $0["state"] == "failed" }.map { $0["id"] }
        #expect(failed == ["program", "listArtists.requests"])
        #expect(try String(contentsOfFile: paths[0], encoding: .utf8).contains(#"name="listArtists.requests""#))
        #expect(try String(contentsOfFile: paths[2], encoding: .utf8).hasPrefix("### ❌ soundcheck exec"))
    }

    @Test("a report that cannot be written is told before anything is run")
    func noReport() async throws {
        let folder = try TemporaryFolder()
        let result = try await exec("echo run", "--junit", folder.url.path)
        #expect(result.exitCode == 73)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("soundcheck: \(folder.url.path) cannot be written: "))
    }

    @Test("--quiet tells only what failed")
    func quiet() async throws {
        #expect(try await exec(ask("/artist"), "--quiet").errors.isEmpty)
        let result = try await exec(ask("/artist?sort=name"), "--quiet")
        #expect(result.errors.contains("undeclared-parameter"))
        #expect(!result.errors.contains("\nCoverage\n"))
    }
}
