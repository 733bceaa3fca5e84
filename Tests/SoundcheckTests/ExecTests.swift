import Foundation
import JSONText
import MockServer
import Testing

@testable import soundcheck

@Suite("Executing", .timeLimit(.minutes(10)))
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
            #/1  listArtists  GET /w/gone/artist\?order=up +gone +undeclared-parameter order: .*"order"/#,
            #/1  listArtists  GET /artist\?sort=name +default +undeclared-parameter sort: .*"sort"/#,
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
                "in the world default, undeclared-parameter (old app) was declared 1 time, and happened 0 times\n"))
    }

    @Test("less coverage than asked for fails it")
    func coverage() async throws {
        #expect(try await exec(ask("/artist"), "--min-coverage", "0.3").exitCode == 0)
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

    @Test(
        "a program that cannot be started is told with the exit codes of shells, and what to do",
        arguments: [
            (
                127, "soundcheck-no-such-program",
                #""soundcheck-no-such-program" is not found; is it installed, and in PATH?"#
            ),
            (127, "npm test", #""npm test" is not found; each word stands on its own: soundcheck exec -- npm test"#),
            (127, "", #""" is not found; is it installed, and in PATH?"#),
            (127, "FOLDER/none", #""FOLDER/none" is not found; there is no such file"#),
            (126, "FOLDER", #""FOLDER" cannot be run: it is a folder"#),
            (126, "FOLDER/text", #""FOLDER/text" cannot be run: it may not be executed; chmod +x allows it"#),
            (
                126, "FOLDER/orphan",
                ##""FOLDER/orphan" cannot be run: its file is there, but not the program that its first line (#!) asks for"##
            ),
            (
                126, "FOLDER/bare",
                ##""FOLDER/bare" cannot be run: it is neither a program for this machine nor a script that begins with #!"##
            ),
        ])
    func noProgram(exitCode: Int32, name: String, message: String) async throws {
        let folder = try TemporaryFolder()
        for (name, text, mode) in [("text", "echo", 0o644), ("bare", "echo", 0o755), ("orphan", "#!/none/sh", 0o755)] {
            try folder.write(text, to: name)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path(name))
        }
        let place = { (text: String) in text.replacingOccurrences(of: "FOLDER", with: folder.url.path) }
        let result = try await Program.soundcheck([
            "exec", "--seeds", "empty", "--junit", folder.path("junit.xml"), "--", place(name),
        ]).result()
        #expect(result.exitCode == exitCode)
        #expect(result.errors == "soundcheck: \(place(message))\n")
        #expect(
            try String(contentsOfFile: folder.path("junit.xml"), encoding: .utf8).contains(" ended with \(exitCode)"))
    }

    @Test("its words and its environment are what was given, also where they are no text")
    func bytes() async throws {
        let exec = "'\(try Program.soundcheckURL.path)' exec --quiet --seeds empty --"
        let result = try await Program.shell(
            """
            byte=$(printf '\\377'); export byte
            \(exec) sh -c 'printf "%s" "$byte" "$0" | od -An -tx1' "$byte"
            """
        ).result()
        #expect(result.output.split(separator: " ").joined(separator: " ") == "ff ff\n")
    }

    @Test("a signal that comes when the program has ended ends this one, though nobody reads what it has to tell")
    func lateSignal() async throws {
        let folder = try TemporaryFolder()
        let exec = "'\(try Program.soundcheckURL.path)' exec --seeds empty --"
        // Nothing is read from the pipe, which the program fills.
        let result = try await Program.shell(
            """
            mkfifo '\(folder.path("pipe"))'; exec 9<>'\(folder.path("pipe"))'
            (exec \(exec) sh -c 'parent=$PPID
            (while kill -0 $$; do sleep 0.05; done; while kill -TERM $parent; do sleep 0.05; done) >/dev/null 2>&1 &
            head -c 65536 /dev/zero >&2' 2>&9)
            echo $?
            """
        ).result()
        #expect(result.output == "143\n")
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

    @Test("its own exit code wins over a report that cannot be written, and the other reports are")
    func lostReport() async throws {
        let folder = try TemporaryFolder()
        let (junit, json) = (folder.path("lost/junit.xml"), folder.path("report.json"))
        let line = "rm -r '\(folder.path("lost"))'; exit "
        for (code, exitCode) in [(3, 3), (0, 73)] as [(Int, Int32)] {
            let result = try await exec(line + "\(code)", "--junit", junit, "--json", json)
            #expect(result.exitCode == exitCode)
            #expect(result.errors.hasSuffix("soundcheck: \(junit) cannot be written: No such file or directory\n"))
            #expect(try !Data(contentsOf: URL(fileURLWithPath: json)).isEmpty)
        }
    }

    @Test("a report to the standard output follows what the program wrote, into a file too")
    func reportToOutput() async throws {
        let folder = try TemporaryFolder()
        let exec =
            "'\(try Program.soundcheckURL.path)' exec --quiet --seeds empty --markdown /dev/stdout -- echo theirs"
        _ = try await Program.shell("{ echo before; \(exec); echo after; } >'\(folder.path("output"))'").result()
        let output = try String(contentsOfFile: folder.path("output"), encoding: .utf8)
        #expect(output.hasPrefix("before\ntheirs\n### "))
        #expect(output.hasSuffix("</details>\nafter\n"))
    }

    @Test("--quiet tells only what failed")
    func quiet() async throws {
        #expect(try await exec(ask("/artist"), "--quiet").errors.isEmpty)
        let result = try await exec(ask("/artist?sort=name"), "--quiet")
        #expect(result.errors.contains("undeclared-parameter"))
        #expect(!result.errors.contains("\nCoverage\n"))
    }
}
