/// Writes responses as HTTP/1.1 sends them (RFC 9112, 4 to 7).
package enum ResponseSerializer {
    /// Bodies longer than this are handed back rather than copied: sending head and body side by side is cheaper.
    package static let longestCopiedBody = 16 << 10

    /// The interim answer to `Expect: 100-continue`.
    package static let continueInterim = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    /// Appends a response to what a connection sends next.
    ///
    /// - Parameters:
    ///   - method: The request's method: HEAD gets GET's fields without the body.
    ///   - version: The request's version: it decides whether keeping the connection has to be said.
    ///   - keepAlive: Whether the connection stays open.
    ///   - date: The text of `Date`, which changes once a second.
    /// - Returns: A body to send right behind `output`, or nil when all is in it.
    package static func append(
        _ response: HTTPResponse, answering method: HTTPMethod, _ version: HTTPVersion, keepAlive: Bool, date: [UInt8],
        to output: inout [UInt8]
    ) -> HTTPBody? {
        // Only when empty: reserving again and again would defeat the array's own growth.
        if output.isEmpty {
            let body = response.body.count <= longestCopiedBody ? response.body.count : 0
            output.reserveCapacity(192 + response.fields.lines.count + body)
        }
        output.append(contentsOf: StatusLine.bytes(of: response.status))
        output.append(dateName)
        output.append(contentsOf: date)
        output.append("\r\n")
        if !keepAlive {
            output.append("Connection: close\r\n")
        } else if version == .http10 {
            output.append("Connection: keep-alive\r\n")
        }
        output.append(contentsOf: response.fields.lines)
        if response.status.forbidsContent {
            output.append("\r\n")
            return nil
        }
        if response.coding == .chunked, version == .http11, case .bytes(let bytes) = response.body {
            output.append("Transfer-Encoding: chunked\r\n\r\n")
            if method != .head { output.appendChunks(of: bytes) }
            return nil
        }
        output.append("Content-Length: ")
        output.appendDecimal(response.body.count)
        output.append("\r\n\r\n")
        if method == .head { return nil }
        guard case .bytes(let bytes) = response.body, bytes.count <= longestCopiedBody else { return response.body }
        output.append(contentsOf: bytes)
        return nil
    }

    /// Where the text of `Date` begins.
    static func dateOffset(in response: HTTPResponse) -> Int {
        StatusLine.bytes(of: response.status).count + dateName.utf8CodeUnitCount
    }

    private static var dateName: StaticString { "Date: " }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    fileprivate mutating func appendDecimal(_ number: Int) {
        var divisor = 1
        while number / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }

    /// Appends a whole chunked body (RFC 9112, 7.1), in chunks of 16 KiB.
    fileprivate mutating func appendChunks(of body: [UInt8]) {
        for start in stride(from: 0, to: body.count, by: 16 << 10) {
            let chunk = body[start..<Swift.min(start + 16 << 10, body.count)]
            append(contentsOf: String(chunk.count, radix: 16).utf8)
            append("\r\n")
            append(contentsOf: chunk)
            append("\r\n")
        }
        append("0\r\n\r\n")
    }
}
