import Catalog
import HTTPWire
import JSONText

/// An answer's bytes with their fields, ready to be sent to any number of callers of the same name.
///
/// It is a class only so that handing it on costs one reference.
final class Representation: Sendable {
    let status: HTTPStatus
    let fields: HTTPFields
    let body: HTTPBody
    /// Where it can be asked for under a condition: its tag, and the fields of a 304 (RFC 9110 section 15.4.5).
    let validation: (tag: EntityTag, notModified: HTTPFields)?
    let freshUntil: Instant?
    private let acceptsRanges: Bool

    /// - Parameters:
    ///   - isSafe: whether it answers GET; only then it can be asked for under a condition.
    ///   - weather: what befalls the call that it is made for.
    init(_ reply: Reply, isSafe: Bool, under weather: Weather? = nil) {
        var fields = HTTPFields()
        fields.append(.cacheControl, reply.caching.rawValue)
        fields.append(.vary, Representation.vary)
        let usualTag = reply.entityTag ?? (isSafe ? EntityTag(hashing: reply.body.bytes) : nil)
        let tag = usualTag.map { weather?.tag(insteadOf: $0) ?? $0 }
        if let tag { fields.append(.etag, tag.description) }
        validation = isSafe ? tag.map { ($0, fields) } : nil
        if !reply.body.isEmpty { fields.append(.contentType, reply.mediaType) }
        if reply.acceptsRanges { fields.append(.acceptRanges, "bytes") }
        for (name, value) in reply.fields { fields.append(name, value) }
        status = reply.status
        self.fields = fields
        body = reply.body
        freshUntil = reply.freshUntil
        acceptsRanges = reply.acceptsRanges
    }

    /// What an answer may differ by.
    static let vary = "Origin, Authorization, Accept, Prefer, X-Soundcheck-World"

    /// This representation, 304 where the request's `If-None-Match` names it, or 206 with the part that its `Range` asks
    /// for, judged in the order of RFC 9110 section 13.2.2.
    /// - Parameter weather: may want a body where there would be none, or the whole where a part is asked for.
    /// - Throws: `preconditionFailed` where its `If-Match` does not name it, `rangeNotSatisfiable` where there is no such
    ///   part.
    func response(to request: HTTPRequest, under weather: Weather? = nil) throws(Problem) -> HTTPResponse {
        guard let validation else { return response }
        if weather?.needsBody != true, let conditions = Preconditions(of: request),
            try !conditions.hold(for: validation.tag)
        {
            return HTTPResponse(status: .notModified, fields: validation.notModified)
        }
        guard acceptsRanges, weather?.ignoresRange != true, request.asksForPart(of: validation.tag),
            let range = ByteRange(in: request.fields)
        else { return response }
        return try part(range)
    }

    /// The whole of it, whatever a request says.
    var response: HTTPResponse { HTTPResponse(status: status, fields: fields, body: body) }
}
