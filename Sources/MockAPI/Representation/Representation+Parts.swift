import HTTPWire

extension Representation {
    /// 206 with a part of the body (RFC 9110 section 15.3.7).
    /// - Throws: `rangeNotSatisfiable` where the body has no such part.
    func part(_ range: ByteRange) throws(Problem) -> HTTPResponse {
        guard let part = range.resolved(in: body.count) else { throw .rangeNotSatisfiable(length: body.count) }
        var fields = fields
        fields.append(.contentRange, "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)")
        return HTTPResponse(status: .partialContent, fields: fields, body: body.part(part))
    }
}

extension HTTPRequest {
    /// Whether it may be answered with a part of what has that tag: `Range` means something to GET alone, and `If-Range`
    /// wants the whole where it does not name the tag (RFC 9110 sections 14.2 and 13.1.5). There are no dates to name.
    func asksForPart(of tag: EntityTag) -> Bool {
        guard method == .get else { return false }
        guard let condition = fields.combined(.ifRange) else { return true }
        return !tag.isWeak && EntityTag(reading: condition) == tag
    }
}
