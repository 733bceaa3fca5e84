/// What `--help` prints, within 80 columns.
enum Help {
    static var text: String {
        """
        Soundcheck answers every operation of the API on this machine, from seed data
        that a person can hold in their head.

        Usage: soundcheck [serve] [FLAGS]
               soundcheck lint [--seeds SCENARIO] [--openapi FILE]
               soundcheck export [--url URL] [--force] DIR

        Commands
        \(table(Command.allCases.map { ($0.rawValue, $0.summary) }))

        Flags (--flag VALUE or --flag=VALUE)
        \(table(Flag.all.map { ($0.usage, $0.summary) }))

        Examples
          soundcheck                            Serves the bundled seeds on port 8080.
          soundcheck --port 0 --seeds empty     People and nothing else, on a free port.
          soundcheck --host 0.0.0.0             Also for a phone on the same network.
          soundcheck --latency 150..400         As slow as a mobile network.
          soundcheck lint --seeds my-seeds      Names every fault with its line.
          soundcheck export my-seeds            Keeps what the server on port 8080 has.

        """
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
