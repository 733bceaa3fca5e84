import Reporting

/// What the program is asked to do. The raw value is the word that asks for it.
enum Command: String, CaseIterable {
    case serve
    case lint
    case export
    case help = "--help"
    case version = "--version"

    /// The command that a word asks for.
    init?(_ word: String) {
        self.init(rawValue: word == "-h" ? Command.help.rawValue : word)
    }

    var summary: String {
        switch self {
        case .serve: "Answers requests until it is stopped. What happens without a command."
        case .lint: "Checks seeds and document, and counts what is in them."
        case .export: "Writes what a running server's world holds to the folder DIR, as seeds."
        case .help: "Prints this."
        case .version: "Prints the version."
        }
    }

    /// What stands for the one word that it takes besides flags, if any.
    var operand: String? { self == .export ? "DIR" : nil }

    /// These are done whatever else the command line says.
    var isAboutTheProgram: Bool { self == .help || self == .version }

    func run(_ arguments: Arguments) throws(Failure) {
        switch self {
        case .serve: try ServeCommand(arguments).run()
        case .lint: try LintCommand(arguments).run()
        case .export: try ExportCommand(arguments).run()
        case .help: Output.standard.write(Help.text)
        case .version: Output.standard.write("soundcheck \(Version.current)\n")
        }
    }
}
