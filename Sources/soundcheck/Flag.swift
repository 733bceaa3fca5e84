/// A flag of the command line: how it is written, what it is for and what it does to the arguments. Parsing, the help and
/// the hint for a misspelt flag are all drawn from these.
struct Flag: Sendable {
    let name: String
    /// Nil for a switch.
    let value: Value?
    let summary: String
    /// The commands that take it.
    let commands: [Command]
    /// Returns false where the value is not what was expected. A switch is given an empty one.
    let apply: @Sendable (inout Arguments, String) -> Bool

    struct Value: Sendable {
        /// What stands for it in the help.
        let placeholder: String
        /// As it follows the word "takes".
        let expected: String
    }

    /// As the help shows it: `--port PORT`.
    var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }

    /// In the order of the help.
    static let all = serving + contents + exporting + generating + executing + checking + reporting

    static func named(_ name: String) -> Flag? { all.first { $0.name == name } }

    // MARK: How the tables are written

    static func taking(
        _ placeholder: String, _ name: String, for commands: [Command], _ summary: String, expected: String,
        apply: @escaping @Sendable (inout Arguments, String) -> Bool
    ) -> Flag {
        Flag(
            name: name, value: Value(placeholder: placeholder, expected: expected), summary: summary,
            commands: commands, apply: apply)
    }

    /// One whose value may be any text but none.
    static func takingText(
        _ placeholder: String, _ name: String, for commands: [Command], _ summary: String, expected: String,
        set: @escaping @Sendable (inout Arguments, String) -> Void
    ) -> Flag {
        taking(placeholder, name, for: commands, summary, expected: expected) { arguments, text in
            guard !text.isEmpty else { return false }
            set(&arguments, text)
            return true
        }
    }

    static func toggle(
        _ name: String, for commands: [Command], _ summary: String,
        apply: @escaping @Sendable (inout Arguments) -> Void
    ) -> Flag {
        Flag(name: name, value: nil, summary: summary, commands: commands) { arguments, _ in
            apply(&arguments)
            return true
        }
    }
}
