import Foundation
import HTTPWire
import MockAPI
import MockServer

extension Flag {
    /// How a server is set up.
    static let serving: [Flag] = [
        .taking(
            "PORT", "--port", for: [.serve, .exec],
            "Where to listen: 8080 for serve, a free port for exec. 0 takes a free one.",
            expected: "a port from 0 to 65535"
        ) { arguments, text in
            guard let port = UInt16(text), String(port) == text else { return false }
            arguments.options.port = Int(port)
            return true
        },
        .taking(
            "ADDRESS", "--host", for: [.serve, .exec],
            "Listens on this address too, such as 0.0.0.0 for the whole network; serve prints what a phone can use.",
            expected: "localhost or an IP address of this machine, such as 0.0.0.0 for all of its IPv4 ones"
        ) { arguments, text in
            guard let host = MockServer.Host(text) else { return false }
            arguments.options.host = host
            return true
        },
        .taking(
            "NAME", "--allow-host", for: [.serve, .exec],
            "Another name that requests may call this machine by. Repeatable.",
            expected: "a host's name without scheme, port or path, such as studio.example"
        ) { arguments, text in
            guard text.isHostName else { return false }
            arguments.options.allowedHosts.append(text)
            return true
        },
        .taking(
            "ORIGIN", "--allow-origin", for: [.serve, .exec],
            "Another origin whose pages may read answers; those on this machine and its network may anyway. Repeatable.",
            expected: "an origin (scheme, host and port) without path, such as https://preview.example"
        ) { arguments, text in
            guard text.isOrigin else { return false }
            arguments.options.allowedOrigins.append(text)
            return true
        },
        .toggle(
            "--no-watch", for: [.serve],
            "Leaves seeds and document as they were at the start; otherwise a file that changes is taken over at once."
        ) { arguments in
            arguments.options.watchesFiles = false
        },
        .taking(
            "today|seeds", "--clock", for: [.serve, .exec],
            "today, as serve does without this flag: all instants are moved so that the seeds' present is now. "
                + "seeds, as exec does: the clock stands still at theirs, and answers are the same every time.",
            expected: MockServer.Clock.allCases.map(\.rawValue).joined(separator: " or ")
        ) { arguments, text in
            guard let clock = MockServer.Clock(rawValue: text) else { return false }
            arguments.options.clock = clock
            return true
        },
        .taking(
            "MS", "--latency", for: [.serve, .exec],
            "Holds every answer back for so many milliseconds: 200, or by chance within 150..400.",
            expected: "milliseconds up to 60000, as one number or a range such as 150..400"
        ) { arguments, text in
            guard let latency = Latency(text) else { return false }
            arguments.options.latency = latency
            return true
        },
        .taking(
            "N", "--max-worlds", for: [.serve, .exec],
            "How many worlds there may be at once (10000). The one idle longest makes room for another.",
            expected: "a number from 2 to 1000000"
        ) { arguments, text in
            guard let number = Int(text), String(number) == text, (2...1_000_000).contains(number) else { return false }
            arguments.options.maximumWorlds = number
            return true
        },
        .takingText(
            "FILE", "--ready-file", for: [.serve],
            "Written once requests are answered: JSON with url, port, pid and people. Removed on an orderly stop.",
            expected: "the path of a file", set: { $0.readyFile = $1 }),
    ]
}

extension String {
    /// What `Host` can give, without a port (RFC 9110, section 7.2). Of what a URI allows in a name, only what names of
    /// hosts have: a pattern would match nothing.
    fileprivate var isHostName: Bool {
        guard let host = HostPort(self), host.host == lowercased(), !hasSuffix(".") else { return false }
        return utf8.allSatisfy { Character(Unicode.Scalar($0)).isHostCharacter }
    }

    fileprivate var isOrigin: Bool { WebOrigin(self) != nil }
}

extension Character {
    fileprivate var isHostCharacter: Bool { isASCII && (isLetter || isNumber) || "-._[:]".contains(self) }
}
