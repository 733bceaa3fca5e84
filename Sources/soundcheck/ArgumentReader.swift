import JSONText

/// Takes the command line apart into a command, its flags and what else it takes. What those mean is not its matter.
struct ArgumentReader {
    private(set) var command: Command?
    /// The command that stands before or behind `--help`.
    private(set) var topic: Command?
    private(set) var operand: String?
    /// The words behind `--`.
    private(set) var program: [String] = []
    /// In their order; a switch has an empty value.
    private(set) var flags: [(flag: Flag, value: String)] = []
    private var rest: ArraySlice<String>

    init(_ words: some Sequence<String>) throws(Failure) {
        rest = Array(words)[...]
        while let word = rest.popFirst() { try take(word) }
        if command?.isAboutTheProgram != true { try check(command ?? .serve) }
    }

    private mutating func take(_ word: String) throws(Failure) {
        if word == "--" {
            program = Array(rest)
            rest = []
            guard let command, command.runsProgram else { throw .dashes(program, of: command ?? .serve) }
        } else if word.hasPrefix("-"), let flag = Flag.named(word.upToEqualsSign) {
            flags.append((flag, try value(of: flag, as: word)))
        } else if let found = asksForHelp(word) ? .help : Command(word), found.isAboutTheProgram {
            topic = command
            if topic == nil, let next = rest.popFirst() { topic = takeCommand(next) }
            command = found
            rest = []
        } else if let command, command.operand != nil, !word.isEmpty, !word.hasPrefix("-") {
            if command.runsProgram { throw .withoutDashes(word, of: command) }
            if let operand { throw .secondOperand(word, after: operand, of: command) }
            operand = word
        } else if let found = takeCommand(word) {
            if let command { throw .secondCommand(found, after: command) }
            command = found
        } else {
            throw .unknown(word)
        }
    }

    /// As many programs are asked for it; behind a command it may be the name of a folder.
    private func asksForHelp(_ word: String) -> Bool { word == "help" && command == nil }

    /// The command that a word asks for, or the next one with it.
    private mutating func takeCommand(_ word: String) -> Command? {
        if let next = rest.first, let found = Command(word + " " + next) {
            rest.removeFirst()
            return found
        }
        return Command(word)
    }

    /// What an equals sign brings, or the next word.
    private mutating func value(of flag: Flag, as word: String) throws(Failure) -> String {
        let attached = word.afterEqualsSign
        guard let value = flag.value else {
            if let attached { throw .usage("\(flag.name) takes no value, but was given \"\(attached)\"") }
            return ""
        }
        if let attached { return attached }
        guard let text = rest.popFirst(), text != "--" else {
            throw .usage("\(flag.name) needs a value: \(value.expected)")
        }
        if Flag.named(text.upToEqualsSign) != nil {
            throw .usage("\(flag.name) needs a value, but \(text) follows; it takes \(value.expected)")
        }
        return text
    }

    private func check(_ command: Command) throws(Failure) {
        for (flag, _) in flags where !flag.commands.contains(command) {
            let taken = Flag.all.filter { $0.commands.contains(command) }.map(\.name)
            throw .usage("\(command.rawValue) takes no \(flag.name), only \(taken.joined(separator: ", "))")
        }
        guard let missing = command.operand, operand == nil, program.isEmpty else { return }
        throw .usage("\(command.rawValue) needs \(missing): soundcheck \(command.rawValue) [FLAGS] \(missing)")
    }
}

extension Failure {
    fileprivate static func secondCommand(_ second: Command, after first: Command) -> Failure {
        .usage("\(second.rawValue) cannot follow \(first.rawValue): expected one command")
    }

    fileprivate static func secondOperand(_ second: String, after first: String, of command: Command) -> Failure {
        .usage("\(command.rawValue) takes one \(command.operand ?? "word"), but \(second) follows \(first)")
    }

    fileprivate static func dashes(_ program: [String], of command: Command) -> Failure {
        .usage(
            "\(command.rawValue) runs no other program; did you mean soundcheck exec -- \(program.joined(separator: " "))?"
        )
    }

    fileprivate static func withoutDashes(_ word: String, of command: Command) -> Failure {
        .usage("\(command.rawValue) takes its command behind --: soundcheck \(command.rawValue) [FLAGS] -- \(word) …")
    }

    /// Names what was probably meant, be it written with dashes or without.
    fileprivate static func unknown(_ word: String) -> Failure {
        let kind = word.hasPrefix("-") ? "flag" : "command"
        let word = word.upToEqualsSign
        if let command = Command.allCases.first(where: { $0.isMade(with: word) }) {
            return .usage("\"\(word)\" is no command by itself; did you mean \(command.rawValue)?")
        }
        let known = Flag.all.map(\.name) + Command.allCases.map(\.rawValue)
        let nearest = Spelling.nearest(to: word.withoutDashes, among: known.map(\.withoutDashes))
        if let meant = known.first(where: { $0.withoutDashes == nearest }) {
            return .usage("there is no \(kind) \"\(word)\"; did you mean \(meant)?")
        }
        return .usage("there is no \(kind) \"\(word)\"; soundcheck --help lists what there is")
    }
}

extension String {
    fileprivate var upToEqualsSign: String { String(prefix { $0 != "=" }) }

    /// Nil without one.
    fileprivate var afterEqualsSign: String? {
        firstIndex(of: "=").map { String(self[index(after: $0)...]) }
    }

    fileprivate var withoutDashes: String { String(drop { $0 == "-" }) }
}
