import HTTPWire
import Testing

/// Reads the commands of the front page as a shell and curl do, and writes such commands.
enum Curl {
    static func command(for request: HTTPRequest) -> String {
        var words = ["curl"]
        if request.method != .get { words += ["-X", request.method.rawValue] }
        for (name, value) in request.fields.entries where name != "Host" {
            words += ["-H", quoted("\(name): \(value)")]
        }
        if !request.body.isEmpty { words += ["-d", quoted(String(decoding: request.body, as: UTF8.self))] }
        let host = request.fields.first(.host) ?? ""
        return (words + [quoted("http://\(host)\(request.target)")]).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    static func request(_ command: String) throws -> HTTPRequest {
        let words = words(in: command)
        try #require(words.first == "curl")
        var request = HTTPRequest(method: .get, target: try RequestTarget("/"))
        var index = 1
        while index < words.count {
            switch words[index] {
            case "-X": request.method = HTTPMethod(rawValue: words[index + 1])
            case "-d": request.body = Array(words[index + 1].utf8)
            case "-H":
                let parts = words[index + 1].split(separator: ":", maxSplits: 1)
                let name = try #require(HTTPFieldName(String(parts[0])))
                request.fields.append(name, String(parts[1].dropFirst()))
            default:
                request.target = try RequestTarget(words[index])
                request.fields.append(.host, try #require(request.target.authority))
                index -= 1
            }
            index += 2
        }
        return request
    }

    /// POSIX's rules for blanks, single quotes and backslashes outside them.
    private static func words(in command: String) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        var isEscaped = false
        for character in command {
            switch character {
            case _ where isEscaped:
                word = (word ?? "") + String(character)
                isEscaped = false
            case "'":
                isQuoted.toggle()
                word = word ?? ""
            case "\\" where !isQuoted: isEscaped = true
            case " " where !isQuoted:
                if let done = word { words.append(done) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
