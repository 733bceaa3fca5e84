import HTTPWire

/// A request's conditions on the tag of what its path names (RFC 9110 section 13.2.2).
struct Preconditions {
    private let ifMatch: EntityTagCondition?
    private let ifNoneMatch: EntityTagCondition?

    /// Nothing where the request has none.
    init?(of request: HTTPRequest) {
        ifMatch = EntityTagCondition(.ifMatch, in: request.fields)
        ifNoneMatch = EntityTagCondition(.ifNoneMatch, in: request.fields)
        if ifMatch == nil, ifNoneMatch == nil { return nil }
    }

    /// Whether the request goes on; else `If-None-Match` names what there is.
    /// - Parameter tag: that of the present state; nothing where there is no such thing.
    /// - Throws: `preconditionFailed` where `If-Match` does not name it.
    func hold(for tag: EntityTag?) throws(Problem) -> Bool {
        if let ifMatch, !(tag.map(ifMatch.matchesStrongly) ?? false) {
            throw .preconditionFailed(.ifMatch, current: tag, namesNoTag: ifMatch.namesNoTag)
        }
        return !(tag.flatMap { ifNoneMatch?.matchesWeakly($0) } ?? false)
    }
}
