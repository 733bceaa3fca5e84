import JSONText

/// A call as a command that works when it is pasted into a shell.
struct CurlCommand {
    var method = "GET"
    /// Such as `Authorization: Bearer mock-ada`.
    var fields: [String] = []
    /// Sent as JSON.
    var body: JSONValue?
    let url: String

    var text: String {
        var words = ["curl"]
        if method != "GET" { words += ["-X", method] }
        words += fields.map { "-H \($0.shellQuoted)" }
        if let body { words.append("-d \(String(decoding: JSONWriter.bytes(of: body), as: UTF8.self).shellQuoted)") }
        words.append(url.shellQuoted)
        return words.joined(separator: " ")
    }
}

extension String {
    /// As one word of a POSIX shell.
    fileprivate var shellQuoted: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
