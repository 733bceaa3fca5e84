import HTTPWire
import JSONText
import Testing

extension Exchange {
    /// The request for the next page, as the `Link` field gives it (RFC 8288); nothing on the last page.
    func next() throws -> HTTPRequest? {
        guard let link = self[.link] else { return nil }
        let host = try #require(request.fields.first(.host))
        let start = "<http://\(host)"
        let end = ">; rel=\"next\""
        try #require(link.hasPrefix(start + "/") && link.hasSuffix(end), "\(link) is no absolute link to a next page")
        var next = request
        next.target = try RequestTarget(String(link.dropFirst(start.utf8.count).dropLast(end.utf8.count)))
        return next
    }
}

extension Client {
    /// The page that a request asks for and all that follow it.
    func pages(_ request: HTTPRequest, _ location: SourceLocation = #_sourceLocation) throws -> [Exchange] {
        var pages = [try ask(request, location)]
        while let next = try pages[pages.count - 1].next() {
            try #require(pages.count < 300, "the pages never end")
            pages.append(try ask(next, location))
        }
        return pages
    }

    /// A whole list, however long.
    func list(_ target: String, as person: Person, _ location: SourceLocation = #_sourceLocation) throws -> [JSONValue]
    {
        try pages(.get(target, as: person), location).flatMap(\.elements)
    }
}
