/// How a request's body is delimited (RFC 9112, 6.3), and what else its fields must say before it can be read.
struct RequestFraming: Sendable {
    enum Body: Sendable, Equatable {
        case counted(Int)
        case chunked
    }

    private(set) var body = Body.counted(0)
    /// The client waits for 100 before it sends the body.
    private(set) var expectsContinue = false

    private var hostCount = 0
    private var contentLength: Int?
    private var chunkedCount: Int?

    mutating func read(_ request: HTTPRequest, limits: HTTPLimits) throws(RequestRefusal) {
        try request.fields.bytes.withUnsafeBufferPointer { bytes throws(RequestRefusal) in
            for line in request.fields.index {
                let name = bytes.view(line.name)
                // Only the names of these lengths are looked at.
                switch name.count {
                case 4 where name.equals("host"): try readHost(bytes.view(line.value))
                case 6 where name.equals("expect"): try readExpect(bytes.view(line.value))
                case 14 where name.equals("content-length"): try readContentLength(bytes.view(line.value))
                case 17 where name.equals("transfer-encoding"): try readTransferEncoding(bytes.view(line.value))
                default: break
                }
            }
        }
        try conclude(request.version, limits)
    }

    private mutating func readHost(_ value: UnsafeBufferPointer<UInt8>) throws(RequestRefusal) {
        hostCount += 1
        guard hostCount == 1 else {
            throw RequestRefusal(.badRequest, "There is more than one Host field. Send one.")
        }
        guard HostPort.Layout(of: value) != nil else {
            throw RequestRefusal(
                .badRequest,
                "The Host field is \(BytesForPeople.quote(value)), which is no host of at most \(HostPort.longestHost) "
                    + "bytes with an optional port. Write it as in localhost:8080.")
        }
    }

    private mutating func readExpect(_ value: UnsafeBufferPointer<UInt8>) throws(RequestRefusal) {
        for member in ListMembers(value) where !member.isEmpty {
            guard member.equals("100-continue") else {
                throw RequestRefusal(
                    .expectationFailed,
                    "The Expect field asks for \(BytesForPeople.quote(member)). Only 100-continue can be met here.")
            }
            expectsContinue = true
        }
    }

    /// A repeated length is read as one where all its members are the same (RFC 9112, 6.3).
    private mutating func readContentLength(_ value: UnsafeBufferPointer<UInt8>) throws(RequestRefusal) {
        for member in ListMembers(value) {
            guard let length = Self.number(member) else {
                throw RequestRefusal(
                    .badRequest,
                    "The Content-Length is \(BytesForPeople.quote(value)). Give the body's bytes as a decimal number.")
            }
            guard contentLength == nil || contentLength == length else {
                throw RequestRefusal(.badRequest, "There are different Content-Lengths. Send one.")
            }
            contentLength = length
        }
    }

    /// A number of digits alone; `Int.max` stands for whatever is beyond it.
    private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        var number = 0
        for digit in digits {
            guard digit.isDigit else { return nil }
            let (product, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int(digit &- 0x30))
            number = overflow || carry ? Int.max : sum
        }
        return number
    }

    private mutating func readTransferEncoding(_ value: UnsafeBufferPointer<UInt8>) throws(RequestRefusal) {
        chunkedCount = chunkedCount ?? 0
        for member in ListMembers(value) where !member.isEmpty {
            guard member.equals("chunked") else {
                throw RequestRefusal(
                    .notImplemented,
                    "The transfer coding \(BytesForPeople.quote(member)) is not known here. Send the body with a "
                        + "Content-Length, or as chunked alone.")
            }
            chunkedCount = chunkedCount! + 1
        }
    }

    private mutating func conclude(_ version: HTTPVersion, _ limits: HTTPLimits) throws(RequestRefusal) {
        guard hostCount == 1 || version == .http10 else {
            throw RequestRefusal(.badRequest, "An HTTP/1.1 request needs a Host field, and this one has none.")
        }
        if let chunkedCount {
            guard version == .http11 else {
                throw RequestRefusal(
                    .badRequest, "HTTP/1.0 has no Transfer-Encoding. Send a Content-Length, or speak HTTP/1.1.")
            }
            guard contentLength == nil else {
                throw RequestRefusal(
                    .badRequest, "The request has both a Transfer-Encoding and a Content-Length. Send one of them.")
            }
            guard chunkedCount == 1 else {
                throw RequestRefusal(.badRequest, "The Transfer-Encoding does not say chunked once. Name it once.")
            }
            body = .chunked
        } else if let contentLength {
            guard contentLength <= limits.body else {
                throw RequestRefusal(
                    .contentTooLarge,
                    "The Content-Length is \(contentLength == .max ? "beyond 64 bits" : "\(contentLength)"); the limit is "
                        + "\(limits.body) bytes. Send a smaller body.")
            }
            body = .counted(contentLength)
        }
        // RFC 9110, 10.1.1: not for HTTP/1.0, and not without a body.
        expectsContinue = expectsContinue && version == .http11 && body != .counted(0)
    }
}
