import HTTPWire

/// What a parser makes of a connection's bytes.
struct Transcript: Equatable {
    /// The requests as they would be sent again.
    private(set) var requests: [[UInt8]] = []
    private(set) var refusal: String?

    /// Reads all pieces, and looks that no more is waited for than one request may take.
    init(of pieces: some Sequence<ArraySlice<UInt8>>, limits: HTTPLimits, seeing see: (HTTPRequest) -> Void = { _ in })
    {
        var parser = RequestParser(limits: limits)
        var unanswered = 0
        for piece in pieces {
            piece.withUnsafeBytes { parser.push($0) }
            unanswered += piece.count
            do {
                while let event = try parser.next() {
                    guard case .request(let request) = event else { continue }
                    unanswered = 0
                    requests.append(request.wire)
                    see(request)
                }
            } catch {
                require(refusal == nil, "a second refusal")
                refusal = "\(error.status.code) \(error.detail) \(error.head?.wire ?? [])"
            }
            require(refusal != nil || unanswered - piece.count <= limits.longestRequest, "waits for ever")
        }
    }
}

extension HTTPLimits {
    /// The most bytes that a request may have: chunks of one byte with a size of 16 digits each, and empty lines before it.
    fileprivate var longestRequest: Int {
        16 + requestLine + 2 + 2 * (fieldSection + 2) + 21 * (body + 1) + chunkExtensions
    }
}

extension HTTPRequest {
    /// The request as it is sent, its body in one chunk where it came in chunks.
    var wire: [UInt8] {
        let line = "\(method.rawValue) \(target) \(version == .http11 ? "HTTP/1.1" : "HTTP/1.0")\r\n"
        let head = Array(line.utf8) + fields.lines + Array("\r\n".utf8)
        guard HTTPFieldName("Transfer-Encoding").map(fields.contains) == true else { return head + body }
        let chunk = body.isEmpty ? [] : Array("\(String(body.count, radix: 16))\r\n".utf8) + body + Array("\r\n".utf8)
        return head + chunk + Array("0\r\n\r\n".utf8)
    }
}
