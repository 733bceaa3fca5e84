/// Reads a request line (RFC 9112, 3) as its bytes come, each of them once.
struct RequestLineScanner: Sendable {
    private enum Part: Sendable { case method, target, version }

    /// The longest method that is read; RFC 9112, 3 wants 501 for longer ones.
    private static let longestMethod = 32

    private var part = Part.method
    private var target = TargetScanner(at: 0)
    /// Nil until the space behind it is read.
    private(set) var method: HTTPMethod?
    private var methodEnd = 0
    private(set) var version = HTTPVersion.http11
    /// The first byte not read; once the line is whole, the first byte behind it.
    private(set) var cursor = 0

    var targetRange: Range<Int> { methodEnd + 1..<target.cursor }
    var queryMark: Int? { target.queryMark }

    /// Reads on; true once the line is whole. `bytes` begins where the line does.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, limits: HTTPLimits) throws(RequestRefusal) -> Bool {
        let end = min(bytes.count, limits.requestLine)
        if part == .method {
            guard try scanMethod(bytes, to: end) else { return try needsMore(bytes, limits) }
        }
        if part == .target {
            guard try scanTarget(bytes, to: end) else { return try needsMore(bytes, limits) }
        }
        guard target.cursor + 9 <= limits.requestLine else { return try needsMore(bytes, limits) }
        return try scanVersion(bytes)
    }

    private func needsMore(
        _ bytes: UnsafeBufferPointer<UInt8>, _ limits: HTTPLimits
    ) throws(RequestRefusal) -> Bool {
        guard bytes.count > limits.requestLine else { return false }
        throw RequestRefusal(
            .uriTooLong,
            "The request line is longer than \(limits.requestLine) bytes. Shorten the path or the query, or send the data "
                + "in a body.")
    }

    private mutating func scanMethod(
        _ bytes: UnsafeBufferPointer<UInt8>, to end: Int
    ) throws(RequestRefusal) -> Bool {
        let token = ASCIISet.token
        while cursor < end, token.contains(bytes[cursor]) { cursor += 1 }
        guard cursor <= Self.longestMethod else {
            throw RequestRefusal(
                .notImplemented, "The method is longer than \(Self.longestMethod) bytes. No method known here is.")
        }
        guard cursor < end else { return false }
        guard bytes[cursor] == Byte.space, cursor > 0 else { throw Self.refusalOfMethod(bytes, at: cursor) }
        method = HTTPMethod(bytes.view(0..<cursor))
        methodEnd = cursor
        cursor += 1
        target = TargetScanner(at: cursor)
        part = .target
        return true
    }

    private mutating func scanTarget(
        _ bytes: UnsafeBufferPointer<UInt8>, to end: Int
    ) throws(RequestRefusal) -> Bool {
        target.advance(in: bytes, to: end)
        cursor = target.cursor
        guard cursor < end else { return false }
        let start = methodEnd + 1
        switch bytes[cursor] {
        case Byte.space where cursor > start:
            cursor += 1
            part = .version
            return true
        case Byte.space:
            throw RequestRefusal(
                .badRequest, "The request line has two spaces after its method. Put one space between its parts.")
        case Byte.carriageReturn, Byte.lineFeed:
            throw RequestRefusal(
                .badRequest, "The request line ends after its target. Put a space and HTTP/1.1 at its end.")
        case let byte:
            throw TargetScanner.refusal(of: byte, at: cursor - start)
        }
    }

    /// The version is ten bytes with its CR LF. A line that is cut off within them is compared as far as it goes.
    private mutating func scanVersion(_ bytes: UnsafeBufferPointer<UInt8>) throws(RequestRefusal) -> Bool {
        let start = target.cursor + 1
        let end = min(bytes.count, start + 10)
        let usual = Self.usualVersion.utf8Start
        var i = cursor
        while i < end {
            let isOtherDigit = { (i == start + 5 || i == start + 7) && bytes[i].isDigit }
            guard bytes[i] == usual[i - start] || isOtherDigit() else {
                throw Self.refusalOfVersion(bytes.view(start..<i + 1))
            }
            i += 1
        }
        cursor = i
        guard i == start + 10 else { return false }
        version = try Self.version(major: bytes[start + 5], minor: bytes[start + 7])
        return true
    }

    private static var usualVersion: StaticString { "HTTP/1.1\r\n" }
}

extension RequestLineScanner {
    private static func version(major: UInt8, minor: UInt8) throws(RequestRefusal) -> HTTPVersion {
        guard major == UInt8(ascii: "1") else {
            let seen = "HTTP/\(Character(UnicodeScalar(major))).\(Character(UnicodeScalar(minor)))"
            throw RequestRefusal(
                .httpVersionNotSupported, "The request speaks \(seen). Only HTTP/1.1 and HTTP/1.0 are spoken here.")
        }
        return minor == UInt8(ascii: "0") ? .http10 : .http11
    }

    private static func refusalOfVersion(_ seen: UnsafeBufferPointer<UInt8>) -> RequestRefusal {
        RequestRefusal(
            .badRequest,
            "The request line goes on with \(BytesForPeople.quote(seen)) after its target. One space, HTTP/1.1 and CR LF "
                + "are expected; a space within the target is written %20.")
    }

    private static func refusalOfMethod(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> RequestRefusal {
        // The first byte of a TLS record that carries a handshake.
        if offset == 0, bytes[0] == 0x16 {
            return RequestRefusal(
                .badRequest,
                "These bytes look like TLS, and plain HTTP is spoken here. Use http:// in place of https://.")
        }
        return RequestRefusal(
            .badRequest,
            "There is \(BytesForPeople.name(bytes[offset])) at byte \(offset + 1) of the request line, in its method. "
                + "Begin with a method such as GET and one space.")
    }
}
