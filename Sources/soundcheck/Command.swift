import Reporting

/// What the program is asked to do. The raw value is what asks for it, a word or two.
enum Command: String, CaseIterable {
    case serve
    case lint
    case export
    case generate = "seeds generate"
    case exec
    case check
    case help = "--help"
    case version = "--version"

    /// The command that a word or two ask for.
    init?(_ words: String) {
        self.init(rawValue: words == "-h" ? Command.help.rawValue : words)
    }

    var summary: String {
        switch self {
        case .serve: "Answers requests until it is stopped. What happens without a command."
        case .lint: "Checks seeds and document, and counts what is in them."
        case .export: "Writes what a running server's world holds to the folder DIR, as seeds."
        case .generate: "Writes seeds of any size to the folder DIR: the same for the same size and seed."
        case .exec:
            "Runs COMMAND, such as a client's tests, with a server of its own, and fails where it broke the contract."
        case .check: "Holds a server to the contract, be it a mock or a real backend."
        case .help: "Prints this, or beside a command its flags and exit codes."
        case .version: "Prints the version."
        }
    }

    /// What it takes besides flags, if anything.
    var operand: String? {
        switch self {
        case .export, .generate: "DIR"
        case .exec: "-- COMMAND…"
        case .serve, .lint, .check, .help, .version: nil
        }
    }

    /// Whether a word is one of two.
    func isMade(with word: String) -> Bool {
        let words = rawValue.split(separator: " ")
        return words.count > 1 && words.contains { $0 == word }
    }

    /// The words behind `--` are another program's.
    var runsProgram: Bool { self == .exec }

    /// These are done whatever else the command line says.
    var isAboutTheProgram: Bool { self == .help || self == .version }

    func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
        switch self {
        case .serve: try ServeCommand(arguments).run()
        case .lint: try LintCommand(arguments).run()
        case .export: try ExportCommand(arguments).run()
        case .generate: try GenerateCommand(arguments).run()
        case .exec: return try ExecCommand(arguments).run()
        case .check: return try CheckCommand(arguments).run()
        case .help: Output.standard.write(Help.text(on: arguments.topic))
        case .version: Output.standard.write("soundcheck \(Version.current)\n")
        }
        return .ok
    }
}
