import HTTPWire

/// The conditions of a request that changes something (RFC 9110 section 13.2.2).
enum Precondition {
    /// - Parameters:
    ///   - weather: what befalls the request.
    ///   - target: what the request's path names, as it is now, if there is such a thing. Asked for only where the request
    ///     has a condition.
    /// - Throws: `preconditionFailed` where a condition does not hold.
    static func require(
        of request: HTTPRequest, under weather: Weather?, target: () throws(Problem) -> Reply?
    ) throws(Problem) {
        let ifMatch = EntityTagCondition(.ifMatch, in: request.fields)
        let ifNoneMatch = EntityTagCondition(.ifNoneMatch, in: request.fields)
        guard ifMatch != nil || ifNoneMatch != nil else { return }
        let usualTag = try target().map { EntityTag(hashing: $0.body.bytes) }
        let tag = usualTag.map { weather?.tag(insteadOf: $0) ?? $0 }
        if let ifMatch, !(tag.map(ifMatch.matchesStrongly) ?? false) {
            throw .preconditionFailed(.ifMatch, current: tag, namesNoTag: ifMatch.namesNoTag)
        }
        if ifMatch == nil, let ifNoneMatch, tag.map(ifNoneMatch.matchesWeakly) ?? false {
            throw .preconditionFailed(.ifNoneMatch, current: tag)
        }
    }
}
