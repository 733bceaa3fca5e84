import HTTPWire

/// What a parser said to some bytes, as lines that can be compared. Whether 100 is asked for depends on how much of the
/// body is there already, so that it is told apart from the requests.
struct Transcript: Equatable, CustomStringConvertible {
    var requests: [String] = []
    var refusal: String?

    var description: String { (requests + [refusal.map { "refused: \($0)" } ?? "open"]).joined(separator: "\n") }
}

/// A parser that can be shared, so that expectations can call it.
final class Feed {
    private(set) var parser: RequestParser

    init(limits: HTTPLimits = HTTPLimits()) {
        parser = RequestParser(limits: limits)
    }

    func push(_ bytes: some Sequence<UInt8>) {
        Array(bytes).withUnsafeBytes { parser.push($0) }
    }

    func push(_ text: String) {
        push(text.utf8)
    }

    func next() throws(RequestRefusal) -> RequestParser.Event? {
        try parser.next()
    }

    /// The next event when it is a request.
    func nextRequest() throws -> HTTPRequest? {
        guard case .request(let request)? = try next() else { return nil }
        return request
    }
}

/// Pushes the pieces one after another and takes out all that there is after each.
func transcript(of pieces: some Sequence<some Sequence<UInt8>>, limits: HTTPLimits = HTTPLimits()) -> Transcript {
    let feed = Feed(limits: limits)
    var transcript = Transcript()
    for piece in pieces {
        feed.push(piece)
        do {
            while let event = try feed.next() {
                if case .request(let request) = event { transcript.requests.append(describe(request)) }
            }
        } catch {
            transcript.refusal = describe(error)
        }
    }
    return transcript
}

func transcript(of text: String, limits: HTTPLimits = HTTPLimits()) -> Transcript {
    transcript(of: [Array(text.utf8)], limits: limits)
}

/// The one request in the text.
func request(_ text: String) throws -> HTTPRequest? {
    let feed = Feed()
    feed.push(text)
    return try feed.nextRequest()
}

/// The refusal that the text meets with.
func refused(_ text: some Sequence<UInt8>, limits: HTTPLimits = HTTPLimits()) -> RequestRefusal? {
    let feed = Feed(limits: limits)
    feed.push(text)
    do {
        while try feed.next() != nil {}
        return nil
    } catch {
        return error
    }
}

private func describe(_ refusal: RequestRefusal) -> String {
    let head = refusal.head.map { describe($0) } ?? refusal.method?.rawValue ?? "nothing read"
    return "\(refusal.status.code) \(refusal.detail) (\(head))"
}

private func describe(_ request: HTTPRequest) -> String {
    let fields = request.fields.entries.map { "\($0.name)=\($0.value)" }.joined(separator: "|")
    let body = String(decoding: request.body, as: UTF8.self)
    return "\(request.method.rawValue) \(request.target) \(request.version) [\(fields)] {\(body)}"
}
