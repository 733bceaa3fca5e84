import ContractCheck
import Foundation

extension Flag {
    static let executing: [Flag] = [
        .taking(
            "PERCENT", "--min-coverage", for: [.exec],
            "Fails where less of the statuses that the document declares was answered.",
            expected: "a number from 0 to 100, such as 40 or 62.5"
        ) { arguments, text in
            guard let percent = text.decimal, (0...100).contains(percent) else { return false }
            arguments.minimumCoverage = percent
            return true
        }
    ]

    static let checking: [Flag] = [
        .taking(
            "URL", "--base-url", for: [.check],
            "The server that is checked, with the path that its operations stand below, if any.",
            expected: "an http or https URL without query, such as https://staging.example/api"
        ) { arguments, text in
            guard let url = text.baseURL else { return false }
            arguments.check.baseURL = url
            return true
        },
        .taking(
            "NAME=TOKEN", "--token", for: [.check],
            "Somebody who asks, and what proves it; without any, the people of the seeds. Repeatable.",
            expected: "a name for whoever asks and their token, such as ada=mock-ada"
        ) { arguments, text in
            guard let (name, token) = text.halves, !token.contains(where: \.isWhitespace) else { return false }
            arguments.check.callers.removeAll { $0.name == name }
            arguments.check.callers.append(.init(name: name, token: token))
            return true
        },
        .takingText(
            "ID", "--only", for: [.check],
            "Judges these cases alone: an id, or an operation's, such as getTrack. Repeatable.",
            expected: "the id of a case or its beginning up to a dot", set: { $0.check.only.append($1) }),
        .taking(
            "ID=REASON", "--exclude", for: [.check],
            "Holds what this case finds against nobody, and fails once it finds nothing. Repeatable.",
            expected: "the id of a case and the reason why, such as 'getTrack.head=no HEAD yet'"
        ) { arguments, text in
            guard let (id, reason) = text.halves else { return false }
            arguments.check.exclusions.append(.init(id: id, reason: reason))
            return true
        },
        .taking(
            "all|exists", "--operations", for: [.check],
            "exists leaves out operations that the document calls proposed or assumed.",
            expected: "all or exists"
        ) { arguments, text in
            arguments.check.onlyExisting = text == "exists"
            return ["all", "exists"].contains(text)
        },
        .toggle(
            "--write", for: [.check],
            "Also asks what is not GET: signs in, with the passwords of the seeds, and makes comments, links and "
                + "collaborators and takes them away again. Revoked links, activities and what was read stay: reset a server "
                + "that plays the seeds before it is held to them once more."
        ) { arguments in
            arguments.check.writes = true
        },
        .taking(
            "SECONDS", "--patience", for: [.check],
            "How long an answer may take (10).",
            expected: "a number of seconds from 1 to 600"
        ) { arguments, text in
            guard let seconds = Int(text), String(seconds) == text, (1...600).contains(seconds) else { return false }
            arguments.check.patience = Double(seconds)
            return true
        },
    ]

    static let reporting: [Flag] = [
        .takingText(
            "FILE", "--junit", for: [.exec, .check],
            "Writes the verdicts as JUnit's XML, which CI systems read.",
            expected: "the path of a file", set: { $0.reports.junit = $1 }),
        .takingText(
            "FILE", "--json", for: [.exec, .check],
            "Writes the verdicts as JSON.",
            expected: "the path of a file", set: { $0.reports.json = $1 }),
        .takingText(
            "FILE", "--markdown", for: [.exec, .check],
            "Writes the verdicts as Markdown, for a comment on a pull request.",
            expected: "the path of a file", set: { $0.reports.markdown = $1 }),
        .toggle(
            "--quiet", for: [.serve, .lint, .export, .generate, .exec, .check],
            "Prints neither banner nor requests nor progress nor counts. Warnings and what failed stay."
        ) { arguments in
            arguments.isQuiet = true
        },
    ]
}

extension String {
    /// Of digits and a point only.
    fileprivate var decimal: Double? {
        utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
            ? Double(self) : nil
    }

    /// What stands before the first equals sign and behind it, neither of them nothing.
    fileprivate var halves: (String, String)? {
        let halves = split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty }) else { return nil }
        return (String(halves[0]), String(halves[1]))
    }

    /// As answers write it: scheme and host in small letters, without a port that goes without saying or a slash at its end.
    /// Nil for what paths cannot be written behind.
    fileprivate var baseURL: String? {
        guard var url = URLComponents(string: self), let scheme = url.scheme?.lowercased(),
            let usualPort = ["http": 80, "https": 443][scheme], let host = url.host, !host.isEmpty,
            (1...65_535).contains(url.port ?? usualPort), url.user == nil, url.query == nil, url.fragment == nil
        else { return nil }
        url.scheme = scheme
        url.host = host.lowercased()
        if url.port == usualPort { url.port = nil }
        return url.string.map { String($0.reversed().drop { $0 == "/" }.reversed()) }
    }
}
