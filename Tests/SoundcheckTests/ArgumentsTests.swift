import Foundation
import MockServer
import Testing

@testable import soundcheck

@Suite("Arguments")
struct ArgumentsTests {
    @Test("without a word it serves the bundled seeds on port 8080, as of today")
    func defaults() throws {
        let arguments = try Arguments([])
        #expect(arguments.command == .serve)
        #expect(arguments.options.port == 8080)
        #expect(arguments.options.host == .loopback)
        #expect(arguments.options.seeds == "default")
        #expect(arguments.options.openAPI == nil)
        #expect(arguments.options.clock == .today)
        #expect(arguments.options.latency == nil)
        #expect(arguments.readyFile == nil)
        #expect(!arguments.isQuiet)
        #expect(arguments.options.watchesFiles)
        #expect(arguments.options.maximumWorlds == 10_000)
    }

    @Test("a value follows its flag or an equals sign", arguments: [false, true])
    func values(areAttached: Bool) throws {
        let pairs = [
            ("--port", "0"), ("--host", "0.0.0.0"), ("--seeds", "my=seeds"), ("--openapi", "/api.json"),
            ("--clock", "seeds"), ("--latency", "150..400"), ("--ready-file", "ready.json"), ("--max-worlds", "20"),
        ]
        let words = pairs.flatMap { areAttached ? ["\($0)=\($1)"] : [$0, $1] }
        let arguments = try Arguments(words)
        #expect(arguments.options.port == 0)
        #expect(arguments.options.host == .address("0.0.0.0"))
        #expect(arguments.options.seeds == "my=seeds")
        #expect(arguments.options.openAPI == URL(fileURLWithPath: "/api.json"))
        #expect(arguments.options.clock == .seeds)
        #expect(arguments.options.latency == Latency(150...400))
        #expect(arguments.readyFile == "ready.json")
        #expect(arguments.options.maximumWorlds == 20)
    }

    @Test("--no-watch leaves files alone")
    func noWatch() throws {
        #expect(try Arguments(["--no-watch"]).options.watchesFiles == false)
    }

    @Test(
        "export takes a folder behind its name, whatever that is called",
        arguments: [
            ["export", "lint", "--url", "http://127.0.0.1:9/w/demo/", "--force"],
            ["--force", "--url=http://127.0.0.1:9/w/demo", "export", "lint"],
        ])
    func operand(words: [String]) throws {
        let arguments = try Arguments(words)
        #expect(arguments.command == .export)
        #expect(arguments.operand == "lint")
        #expect(arguments.url.description == "http://127.0.0.1:9/w/demo")
        #expect(arguments.replacesSeeds)
    }

    @Test("export asks the usual port, and replaces nothing, unless told to")
    func exportDefaults() throws {
        let arguments = try Arguments(["export", "seeds"])
        #expect(arguments.url.description == "http://localhost:8080")
        #expect(!arguments.replacesSeeds)
    }

    @Test(
        "seeds generate is one command of two words, and seeds alone may be a folder",
        arguments: [
            ["seeds", "generate", "--tracks", "5", "--seed=18446744073709551615", "seeds"],
            ["--tracks=5", "--seed=18446744073709551615", "seeds", "generate", "seeds"],
        ])
    func generate(words: [String]) throws {
        let arguments = try Arguments(words)
        #expect(arguments.command == .generate)
        #expect(arguments.operand == "seeds")
        #expect(arguments.tracks == 5 && arguments.seed == .max)
        #expect(try Arguments(["seeds", "generate", "x"]).seed == 1)
        #expect(try Arguments(["export", "seeds"]).operand == "seeds")
    }

    @Test("repeatable flags add up, of others the last one counts")
    func repeats() throws {
        let arguments = try Arguments([
            "--allow-host", "one.example", "--allow-host=two.example", "--allow-origin", "https://one.example:8443",
            "--allow-origin", "capacitor://app.example", "--port", "1", "--port", "2",
        ])
        #expect(arguments.options.allowedHosts == ["one.example", "two.example"])
        #expect(arguments.options.allowedOrigins == ["https://one.example:8443", "capacitor://app.example"])
        #expect(arguments.options.port == 2)
    }

    @Test(
        "a command may stand before or behind its flags",
        arguments: [["lint", "--seeds", "empty", "--quiet"], ["--seeds", "empty", "--quiet", "lint"]])
    func commands(words: [String]) throws {
        let arguments = try Arguments(words)
        #expect(arguments.command == .lint)
        #expect(arguments.options.seeds == "empty")
        #expect(arguments.isQuiet)
    }

    @Test("--help and --version are done whatever else is said", arguments: [Command.help, .version])
    func aboutTheProgram(command: Command) throws {
        #expect(try Arguments(["lint", "--quiet", command.rawValue, "--nonsense"]).command == command)
        #expect(try Arguments(["--port", "0", command.rawValue]).command == command)
        #expect(try Arguments(["lint", command.rawValue]).topic == .lint)
        #expect(try Arguments([command.rawValue, "seeds", "generate"]).topic == .generate)
    }

    @Test("help is asked for by its name too, but a folder may be called so")
    func helpByName() throws {
        #expect(try Arguments(["help"]).command == .help)
        #expect(try Arguments(["help", "lint"]).topic == .lint)
        #expect(try Arguments(["export", "help"]).operand == "help")
    }

    @Test("exec takes a program behind --, whatever its words are; its server stands still on a free port")
    func exec() throws {
        let arguments = try Arguments([
            "exec", "--min-coverage", "62.5", "--junit=a.xml", "--", "npm", "--port", "--", "lint",
        ])
        #expect(arguments.command == .exec)
        #expect(arguments.program == ["npm", "--port", "--", "lint"])
        #expect(arguments.options.port == 0)
        #expect(arguments.options.clock == .seeds)
        #expect(!arguments.options.watchesFiles)
        #expect(arguments.minimumCoverage == 62.5)
        #expect(arguments.reports.junit == "a.xml" && arguments.reports.json == nil)
        #expect(try Arguments(["exec", "--port", "81", "--clock=today", "--", "true"]).options.port == 81)
    }

    @Test("check takes a server, who asks, and which cases count")
    func check() throws {
        let check = try Arguments([
            "check", "--base-url", "https://a.example/api//", "--token=ada=mock=ada", "--token", "ben=first",
            "--token", "ben=second", "--only", "getTrack", "--only=http.date", "--exclude", "getTrack.head=no = no",
            "--operations", "exists", "--write", "--patience", "30",
        ]).check
        #expect(check.baseURL == "https://a.example/api")
        #expect(check.callers == [.init(name: "ada", token: "mock=ada"), .init(name: "ben", token: "second")])
        #expect(check.only == ["getTrack", "http.date"])
        #expect(check.exclusions == [.init(id: "getTrack.head", reason: "no = no")])
        #expect(check.onlyExisting && check.writes)
        #expect(check.patience == 30)
    }

    static let serveFlags = Flag.all.filter { $0.commands.contains(.serve) }.map(\.name).joined(separator: ", ")

    @Test(
        "says what was found and what was expected",
        arguments: [
            ("--prot 80", #"there is no flag "--prot"; did you mean --port?"#),
            ("--prot=80", #"there is no flag "--prot"; did you mean --port?"#),
            ("-port 80", #"there is no flag "-port"; did you mean --port?"#),
            ("--serve", #"there is no flag "--serve"; did you mean serve?"#),
            ("--xyzzy", #"there is no flag "--xyzzy"; soundcheck --help lists what there is"#),
            ("srve", #"there is no command "srve"; did you mean serve?"#),
            ("frobnicate", #"there is no command "frobnicate"; soundcheck --help lists what there is"#),
            ("serve lint", "lint cannot follow serve: expected one command"),
            ("lint -- x", "lint runs no other program; did you mean soundcheck exec -- x?"),
            ("exec npm test", "exec takes its command behind --: soundcheck exec [FLAGS] -- npm …"),
            ("exec", "exec needs -- COMMAND…: soundcheck exec [FLAGS] -- COMMAND…"),
            ("exec --", "exec needs -- COMMAND…: soundcheck exec [FLAGS] -- COMMAND…"),
            ("exec --seeds -- x", "--seeds needs a value: the name of a bundled scenario or the path of a folder"),
            ("exce -- x", #"there is no command "exce"; did you mean exec?"#),
            ("check --basurl x", #"there is no flag "--basurl"; did you mean --base-url?"#),
            ("lint --port 1", "lint takes no --port, only --seeds, --openapi, --quiet"),
            ("--quiet=yes", #"--quiet takes no value, but was given "yes""#),
            ("export", "export needs DIR: soundcheck export [FLAGS] DIR"),
            ("export a b", "export takes one DIR, but b follows a"),
            ("export -x", #"there is no flag "-x"; soundcheck --help lists what there is"#),
            ("export a --port 1", "export takes no --port, only --url, --force, --quiet"),
            ("seeds generate", "seeds generate needs DIR: soundcheck seeds generate [FLAGS] DIR"),
            ("seeds", #""seeds" is no command by itself; did you mean seeds generate?"#),
            ("lint seeds generate", "seeds generate cannot follow lint: expected one command"),
            ("--url http://localhost", "serve takes no --url, only \(serveFlags)"),
            ("--url", "--url needs a value: \(ServerURL.expected)"),
            ("--max-worlds 1", #"--max-worlds takes a number from 2 to 1000000, not "1""#),
            ("--port", "--port needs a value: a port from 0 to 65535"),
            ("--port --quiet", "--port needs a value, but --quiet follows; it takes a port from 0 to 65535"),
            ("--port abc", #"--port takes a port from 0 to 65535, not "abc""#),
            ("--port=", #"--port takes a port from 0 to 65535, not """#),
            ("--port -1", #"--port takes a port from 0 to 65535, not "-1""#),
            ("--port 65536", #"--port takes a port from 0 to 65535, not "65536""#),
            ("--clock noon", #"--clock takes today or seeds, not "noon""#),
            ("--seeds=", #"--seeds takes the name of a bundled scenario or the path of a folder, not """#),
            ("--openapi=", #"--openapi takes the path of an OpenAPI document in JSON, not """#),
            ("--ready-file=", #"--ready-file takes the path of a file, not """#),
        ])
    func faults(line: String, message: String) {
        #expect(throws: Failure(exitCode: .usage, messages: [message])) {
            try Arguments(line.split(separator: " ").map(String.init))
        }
    }

    @Test(
        "refuses values that would never do anything",
        arguments: [
            "--host=example.org", "--host=", "--latency=400..150", "--latency=fast", "--latency=-1", "--latency=60001",
            "--allow-host=http://a.example", "--allow-host=a.example:80", "--allow-host=a.example:",
            "--allow-host=a.example/path", "--allow-host=", "--allow-origin=a.example",
            "--allow-origin=https://a.example/",
            "--allow-origin=://a.example", "--min-coverage=101", "--min-coverage=half", "--min-coverage=0x10",
            "--min-coverage=1e1",
            "--base-url=localhost:8080",
            "--base-url=ftp://a.example", "--base-url=http://", "--base-url=http://a.example?b", "--token=mock-ada",
            "--token==mock-ada", "--token=ada=", "--token=ada=a token", "--only=", "--exclude=getTrack.head",
            "--exclude=getTrack.head=", "--operations=some", "--patience=0", "--patience=1.5", "--junit=", "--json=",
            "--markdown=", "--tracks=0", "--tracks=10000001", "--tracks=1e3", "--tracks=", "--seed=-1", "--seed=one",
            "--allow-origin=https://", "--allow-origin=",
        ])
    func uselessValues(word: String) throws {
        let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let command = try #require(Flag.named(String(halves[0]))?.commands.first)
        let operand = command == .exec ? ["--", "true"] : command.operand.map { [$0] } ?? []
        let failure = try #require(throws: Failure.self) { try Arguments([command.rawValue, word] + operand) }
        #expect(failure.exitCode == .usage)
        #expect(failure.messages.count == 1)
        #expect(failure.messages[0].hasPrefix("\(halves[0]) takes "))
        #expect(failure.messages[0].hasSuffix(", not \"\(halves[1])\""))
    }
}
