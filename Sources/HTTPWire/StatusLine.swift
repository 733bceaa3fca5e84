/// Status lines (RFC 9112, 4), written once for each code.
enum StatusLine {
    static func bytes(of status: HTTPStatus) -> [UInt8] {
        let i = status.code - 100
        return lines.indices.contains(i) ? lines[i] : make(status)
    }

    private static let lines = (100..<600).map { make(HTTPStatus(code: $0)) }

    /// The space before a missing reason phrase stays (RFC 9112, 4).
    private static func make(_ status: HTTPStatus) -> [UInt8] {
        Array("HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\n".utf8)
    }
}
