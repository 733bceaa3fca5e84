/// Turns the bytes of a connection into requests (RFC 9112). It reads from nowhere: bytes are pushed in as they come,
/// and events are taken out until there are no more.
///
/// Each byte is looked at once, however the bytes are cut; an idle parser holds no buffer.
package struct RequestParser: Sendable {
    package enum Event: Sendable {
        /// The client waits for "100 Continue" before it sends the body; the request follows once the body is there.
        case continueExpected
        case request(HTTPRequest)
    }

    /// What the connection is waiting for, so that it can set a deadline.
    package enum Phase: Sendable, Hashable {
        case idle, head, body
    }

    private enum Stage: Sendable, Hashable {
        case requestLine, fields
        case counted, chunks, trailers
        case refused
    }

    private let limits: HTTPLimits
    private var buffer = InputBuffer()
    private var stage = Stage.requestLine
    private var emptyLines = 0
    private var line = RequestLineScanner()
    private var fields = FieldSectionScanner(at: 0)
    private var chunks = ChunkedDecoder()
    /// What is still to come of a counted body.
    private var remaining = 0
    /// The request whose framing and body are being read.
    private var pending: HTTPRequest?

    package init(limits: HTTPLimits = HTTPLimits()) {
        self.limits = limits
    }

    package var phase: Phase {
        switch stage {
        case .requestLine: buffer.isEmpty ? .idle : .head
        case .fields: .head
        case .counted, .chunks, .trailers: .body
        case .refused: .idle
        }
    }

    /// The bytes that the buffer holds memory for.
    var bufferCapacity: Int { buffer.capacity }

    /// Takes in what was received; after a refusal it is dropped. Events should be taken out before the next push.
    package mutating func push(_ bytes: UnsafeRawBufferPointer) {
        if stage != .refused { buffer.append(bytes) }
    }

    /// The next event, or nil when more bytes are needed. It throws once: nothing is read behind a refusal.
    package mutating func next() throws(RequestRefusal) -> Event? {
        do {
            return try readOn()
        } catch {
            let refusal = refusal(error.status, error.detail)
            self = RequestParser(limits: limits)
            stage = .refused
            throw refusal
        }
    }

    /// A refusal of the request at hand, of which it holds what has been read: for a connection that has reasons of its
    /// own not to wait for the rest.
    package func refusal(_ status: HTTPStatus, _ detail: String) -> RequestRefusal {
        RequestRefusal(status, detail, method: line.method, head: unfinishedHead)
    }

    private mutating func readOn() throws(RequestRefusal) -> Event? {
        while true {
            switch stage {
            case .requestLine:
                guard try skipEmptyLines(), try readRequestLine() else { return nil }
                stage = .fields
            case .fields:
                guard let head = try readFields() else { return nil }
                if let event = try begin(head) { return event }
            case .counted:
                return readCounted() ? finish() : nil
            case .chunks:
                guard try readChunks() else { return nil }
                stage = .trailers
            case .trailers:
                return try readTrailers() ? finish() : nil
            case .refused:
                return nil
            }
        }
    }

    private mutating func finish() -> Event? {
        defer {
            pending = nil
            expectHead()
        }
        return pending.map { .request($0) }
    }

    /// A head was read by somebody else, between two that the parser reads: what came before it counts no more.
    package mutating func passHead() {
        emptyLines = 0
    }

    private mutating func expectHead() {
        stage = .requestLine
        emptyLines = 0
        line = RequestLineScanner()
    }
}

extension RequestParser {
    /// Empty lines before a request that are skipped (RFC 9112, 2.2).
    private static let mostEmptyLines = 8

    /// False when it takes more bytes to tell.
    private mutating func skipEmptyLines() throws(RequestRefusal) -> Bool {
        guard line.cursor == 0 else { return true }
        while buffer.first == Byte.carriageReturn {
            guard let second = buffer.second else { return false }
            guard second == Byte.lineFeed, emptyLines < Self.mostEmptyLines else {
                throw RequestRefusal(
                    .badRequest,
                    second == Byte.lineFeed
                        ? "There are more than \(Self.mostEmptyLines) empty lines where a request should begin."
                        : "A carriage return (0x0D) stands alone where a request should begin. Lines end in CR LF (\\r\\n)."
                )
            }
            emptyLines += 1
            buffer.consume(2)
        }
        return !buffer.isEmpty
    }

    private mutating func readRequestLine() throws(RequestRefusal) -> Bool {
        guard try buffer.withBytes({ bytes throws(RequestRefusal) in try line.scan(bytes, limits: limits) }) else {
            return false
        }
        fields = FieldSectionScanner(at: line.cursor)
        return true
    }

    private mutating func readFields() throws(RequestRefusal) -> HTTPRequest? {
        guard try buffer.withBytes({ bytes throws(RequestRefusal) in try fields.scan(bytes, limits: limits) }) else {
            return nil
        }
        defer { fields = FieldSectionScanner(at: 0) }
        return try HTTPRequest(head: buffer.take(fields.cursor), line, fields)
    }

    /// What has been read of the request at hand, without its body; nil when its target is not known.
    private var unfinishedHead: HTTPRequest? {
        if var head = pending {
            head.body = []
            return head
        }
        // Behind a request line, and not taken out of the buffer already.
        guard stage == .fields, fields.lines.lowerBound == line.cursor else { return nil }
        var head = try? HTTPRequest(head: buffer.prefix(fields.lines.upperBound), line, fields)
        head?.fields.standAlone()
        return head
    }

    /// The event that the head alone makes: a request without a body, or one whose client waits to be told to go on.
    private mutating func begin(_ head: HTTPRequest) throws(RequestRefusal) -> Event? {
        var framing = RequestFraming()
        do {
            try framing.read(head, limits: limits)
        } catch {
            pending = head
            throw error
        }
        switch framing.body {
        case .counted(0):
            expectHead()
            return .request(head)
        case .counted(let length):
            remaining = length
            stage = .counted
        case .chunked:
            chunks = ChunkedDecoder()
            stage = .chunks
        }
        pending = head
        return framing.expectsContinue && buffer.isEmpty ? .continueExpected : nil
    }

    private mutating func readCounted() -> Bool {
        let count = min(remaining, buffer.count)
        remaining -= count
        if pending!.body.isEmpty {
            pending!.body = buffer.take(count)
        } else {
            buffer.move(count, to: &pending!.body)
        }
        return remaining == 0
    }

    private mutating func readChunks() throws(RequestRefusal) -> Bool {
        var cursor = 0
        let isLast = try buffer.withBytes { bytes throws(RequestRefusal) in
            try chunks.decode(bytes, from: &cursor, into: &pending!.body, limits: limits)
        }
        buffer.consume(cursor)
        return isLast
    }

    /// Trailer fields are read and dropped: none is known that may be merged (RFC 9110, 6.5.1).
    private mutating func readTrailers() throws(RequestRefusal) -> Bool {
        guard try buffer.withBytes({ bytes throws(RequestRefusal) in try fields.scan(bytes, limits: limits) }) else {
            return false
        }
        buffer.consume(fields.cursor)
        fields = FieldSectionScanner(at: 0)
        return true
    }
}

extension HTTPRequest {
    /// The request that a request line makes with the field lines read so far; `head` begins with both.
    fileprivate init(
        head: [UInt8], _ line: RequestLineScanner, _ fields: FieldSectionScanner
    ) throws(RequestRefusal) {
        let method = line.method!
        self.init(
            method: method,
            target: try RequestTarget(in: head, whole: line.targetRange, queryMark: line.queryMark, for: method),
            version: line.version,
            fields: HTTPFields(head: head, section: fields.lines, index: fields.index))
    }
}
