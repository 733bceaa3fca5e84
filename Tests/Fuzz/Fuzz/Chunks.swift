import HTTPWire

private let limits = HTTPLimits(body: 256, chunkExtensions: 32)
private let head = Array("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)

/// A chunked body is what the grammar says, and nothing else is one.
func tryChunks(_ input: [UInt8]) {
    var first: HTTPRequest?
    let whole = Transcript(of: [(head + input)[...]], limits: limits) { first = first ?? $0 }
    let pieces = Transcript(of: [head[...]] + input.pieces, limits: limits)
    require(pieces == whole, "in pieces it reads otherwise")
    let model = ChunkedBody(input)
    if let first {
        require(model.state == .whole && model.body == first.body, "read, but this is no chunked body")
        require(first.body.count <= limits.body, "more than the limit")
    } else if whole.refusal == nil {
        require(model.state != .broken, "waits for more of what is no chunked body")
    } else {
        let isTooMuch = model.body.count > limits.body || model.extensionBytes > limits.chunkExtensions
        require(model.state == .broken || model.hasTrailers || isTooMuch, "refused: \(whole.refusal!)")
    }
}
