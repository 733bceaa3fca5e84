import HTTPWire
import JSONText

extension HTTPResponse {
    /// The response with the first half of its body alone, which is no JSON any more, if it ever was. No cache may
    /// keep it, least of all under the tag of the whole. Without a body there is nothing to break.
    var malformed: HTTPResponse {
        guard !body.isEmpty else { return self }
        var kept = HTTPFields()
        for (name, value) in fields.entries {
            guard let name = HTTPFieldName(name), name != .etag, name != .cacheControl else { continue }
            kept.append(name, value)
        }
        kept.append(.cacheControl, Reply.Caching.never.rawValue)
        return HTTPResponse(status: status, fields: kept, body: brokenBody, coding: coding)
    }

    private var brokenBody: HTTPBody {
        // What a source gives is no JSON: half of it is broken off already.
        guard case .bytes(let whole) = body else { return body.part(0..<body.count / 2) }
        var end = whole.count / 2
        // Within a character it would be no text either, which is another fault.
        while end > 0, whole[end] & 0xC0 == 0x80 { end -= 1 }
        let half = Array(whole[..<end])
        // Half of a number may be one as well.
        let isJSON = (try? JSONParser.parse(half)) != nil
        return .bytes(isJSON ? half + [UInt8(ascii: "\"")] : half)
    }
}
