import JSONText

/// A call as a command that works when it is pasted into a shell.
package struct CurlCommand {
    package var method = "GET"
    /// Such as `Authorization: Bearer mock-ada`.
    package var fields: [String] = []
    /// Sent as JSON.
    package var body: JSONValue?
    package let url: String

    package init(method: String = "GET", fields: [String] = [], body: JSONValue? = nil, url: String) {
        self.method = method
        self.fields = fields
        self.body = body
        self.url = url
    }

    package var text: String {
        var words = ["curl"]
        switch method {
        case "GET": break
        // With -X it would wait for the body that GET has.
        case "HEAD": words.append("--head")
        default: words += ["-X", method]
        }
        words += fields.map { "-H \($0.shellQuoted)" }
        if let body { words.append("-d \(String(decoding: JSONWriter.bytes(of: body), as: UTF8.self).shellQuoted)") }
        words.append(url.shellQuoted)
        return words.joined(separator: " ")
    }
}
