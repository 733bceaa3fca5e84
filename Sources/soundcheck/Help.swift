/// What `--help` prints, within 80 columns.
enum Help {
    /// - Parameter topic: the command that is asked about; all of them if nil.
    static func text(on topic: Command?) -> String {
        topic.map { Help.page(of: $0) } ?? overview
    }

    private static var overview: String {
        """
        Soundcheck answers every operation of the API on this machine, from seed data
        that a person can hold in their head, and holds clients and servers to it.

        Usage: soundcheck [serve] [FLAGS]
               soundcheck lint [--seeds SCENARIO] [--openapi FILE]
               soundcheck export [--url URL] [--force] DIR
               soundcheck seeds generate --tracks N [--seed S] [--force] DIR
               soundcheck exec [FLAGS] -- COMMAND…
               soundcheck check --base-url URL [FLAGS]

        Commands (soundcheck COMMAND --help tells more of one)
        \(table(Command.allCases.map { ($0.rawValue, $0.summary) }))

        Flags of serve (--flag VALUE or --flag=VALUE)
        \(table(flags(of: .serve)))

        Examples
          soundcheck                            Serves the bundled seeds on port 8080.
          soundcheck --port 0 --seeds empty     People and nothing else, on a free port.
          soundcheck --host 0.0.0.0             Also for a phone on the same network.
          soundcheck --latency 150..400         As slow as a mobile network.
          soundcheck lint --seeds my-seeds      Names every fault with its line.
          soundcheck export my-seeds            Keeps what the server on port 8080 has.
          soundcheck exec -- npm test           A client's tests, and what they sent.

        """
    }

    private static func page(of command: Command) -> String {
        let operand = command.operand.map { " \($0)" } ?? ""
        var parts = [
            lines(of: command.summary, width: width).joined(separator: "\n"),
            "Usage: soundcheck \(command.rawValue) [FLAGS]\(operand)",
        ]
        if let details = command.details {
            parts.append(lines(of: details, width: width).joined(separator: "\n"))
        }
        parts.append("Flags (--flag VALUE or --flag=VALUE)\n" + table(flags(of: command)))
        parts.append("Exit codes\n" + table(command.exitCodes.map { ($0, $1) }))
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func flags(of command: Command) -> [(String, String)] {
        Flag.all.filter { $0.commands.contains(command) }.map { ($0.usage, $0.summary) }
    }

    private static let width = 80

    /// Two columns: what is written, and what it means, the latter broken into lines where it is long.
    private static func table(_ rows: [(term: String, meaning: String)]) -> String {
        let indent = rows.map(\.term.count).max()! + 4
        return rows.map { term, meaning in
            let lines = lines(of: meaning, width: width - indent)
            let gap = String(repeating: " ", count: indent - 2 - term.count)
            return "  " + term + gap + lines.joined(separator: "\n" + String(repeating: " ", count: indent))
        }.joined(separator: "\n")
    }

    private static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
