import HTTPWire

/// Small, so that short inputs reach them.
private let limits = HTTPLimits(requestLine: 96, fieldSection: 256, fieldCount: 8, body: 64, chunkExtensions: 16)

/// However a connection's bytes are cut they read the same, and what was read reads the same when it is sent again.
func tryRequests(_ input: [UInt8]) {
    let whole = Transcript(of: [input[...]], limits: limits) { ask($0) }
    require(Transcript(of: input.pieces, limits: limits) == whole, "in pieces it reads otherwise")
    for request in whole.requests {
        let again = Transcript(of: [request[...]], limits: limits)
        require(again.requests == [request] && again.refusal == nil, "sent again it reads otherwise")
    }
}

/// All that is decoded only when it is asked for.
private func ask(_ request: HTTPRequest) {
    require(request.host != nil || request.version == .http10, "no host")
    require(request.fields.count == request.fields.entries.count, "a field is lost")
    _ = request.keepsAlive
    _ = PreferField.preferences(in: request.fields)
    _ = MediaType("text/html").map { AcceptField.best(of: [$0], for: request.fields) }
    if let target = try? RequestTarget(String(decoding: request.target.rawBytes, as: UTF8.self), for: request.method) {
        require(target.rawBytes == request.target.rawBytes, "its own target reads otherwise")
    } else {
        require(request.target.form == .asterisk, "its own target cannot be read")
    }
    if let segments = try? request.target.segments() {
        require(segments.allSatisfy { !$0.utf8.contains(0) && $0 != "." && $0 != ".." }, "a segment that is refused")
    }
    for name in [HTTPFieldName.ifMatch, .ifNoneMatch] {
        _ = EntityTag("a").map { EntityTagCondition(name, in: request.fields)?.matchesWeakly($0) }
    }
    if let range = ByteRange(in: request.fields)?.resolved(in: 10) {
        require(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= 10, "a range outside what there is")
    }
    _ = request.target.queryItems
}
