import HTTPWire
import Testing

extension HTTPRequest {
    /// The request as a connection hands it on: with the bytes of its head.
    func received() throws -> HTTPRequest {
        var text = "\(method.rawValue) \(target) HTTP/1.1\r\n"
        for (name, value) in fields.entries { text += "\(name): \(value)\r\n" }
        if !body.isEmpty { text += "Content-Length: \(body.count)\r\n" }
        var parser = RequestParser()
        (Array("\(text)\r\n".utf8) + body).withUnsafeBytes { parser.push($0) }
        guard case .request(let request)? = try parser.next() else {
            throw Incomplete(text: text)
        }
        try #require(request.head != nil)
        return request
    }

    private struct Incomplete: Error {
        let text: String
    }
}
