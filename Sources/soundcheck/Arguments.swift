import JSONText
import MockServer

/// What the command line says.
struct Arguments {
    var command = Command.serve
    /// What the command takes besides flags.
    private(set) var operand: String?
    var options: MockServer.Options
    var readyFile: String?
    var isQuiet = false
    /// The server that a client asks.
    var url = ServerURL.usual
    var replacesSeeds = false

    /// What is meant where nothing is said.
    init() {
        options = MockServer.Options()
        options.port = 8080
        options.clock = .today
        options.watchesFiles = true
    }

    /// Reads a command and `--flag value` or `--flag=value`, in any order. Of a flag given twice the last one counts.
    /// - Parameter words: without the program's own name.
    init(_ words: some Sequence<String>) throws(Failure) {
        self.init()
        var words = Array(words)[...]
        var command: Command?
        var flags: [Flag] = []
        while let word = words.popFirst() {
            if word.hasPrefix("-"), let flag = Flag.named(word.upToEqualsSign) {
                try take(flag, as: word, then: &words)
                flags.append(flag)
            } else if let found = Command(word), found.isAboutTheProgram {
                command = found
                break
            } else if let command, command.operand != nil, !word.isEmpty, !word.hasPrefix("-") {
                if let operand { throw .secondOperand(word, after: operand, of: command) }
                operand = word
            } else if let found = Command(word) {
                if let command { throw .secondCommand(found, after: command) }
                command = found
            } else {
                throw .unknown(word)
            }
        }
        if let command { self.command = command }
        try check(flags)
    }

    /// - Parameter words: what follows the flag; its value is taken from there unless an equals sign brings it.
    private mutating func take(_ flag: Flag, as word: String, then words: inout ArraySlice<String>) throws(Failure) {
        let attached = word.afterEqualsSign
        guard let value = flag.value else {
            if let attached { throw .usage("\(flag.name) takes no value, but was given \"\(attached)\"") }
            _ = flag.apply(&self, "")
            return
        }
        guard let text = attached ?? words.popFirst() else {
            throw .usage("\(flag.name) needs a value: \(value.expected)")
        }
        if attached == nil, Flag.named(text.upToEqualsSign) != nil {
            throw .usage("\(flag.name) needs a value, but \(text) follows; it takes \(value.expected)")
        }
        guard flag.apply(&self, text) else {
            throw .usage("\(flag.name) takes \(value.expected), not \"\(text)\"")
        }
    }

    private func check(_ flags: [Flag]) throws(Failure) {
        guard !command.isAboutTheProgram else { return }
        for flag in flags where !flag.commands.contains(command) {
            let taken = Flag.all.filter { $0.commands.contains(command) }.map(\.name)
            throw .usage("\(command.rawValue) takes no \(flag.name), only \(taken.joined(separator: ", "))")
        }
        if let missing = command.operand, operand == nil {
            throw .usage("\(command.rawValue) needs \(missing): soundcheck \(command.rawValue) [FLAGS] \(missing)")
        }
    }
}

extension Failure {
    fileprivate static func secondCommand(_ second: Command, after first: Command) -> Failure {
        .usage("\(second.rawValue) cannot follow \(first.rawValue): expected one command")
    }

    fileprivate static func secondOperand(_ second: String, after first: String, of command: Command) -> Failure {
        .usage("\(command.rawValue) takes one \(command.operand ?? "word"), but \(second) follows \(first)")
    }

    /// Names what was probably meant, be it written with dashes or without.
    fileprivate static func unknown(_ word: String) -> Failure {
        let kind = word.hasPrefix("-") ? "flag" : "command"
        let word = word.upToEqualsSign
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
