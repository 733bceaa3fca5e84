import HTTPWire

/// Which world a request names, by its path (`/w/demo/artist`), by `X-Soundcheck-World`, or by both alike.
struct WorldAddress {
    /// Nothing where the request names none.
    let name: String?
    /// What is asked of the world.
    let path: RequestPath

    /// - Throws: `worldMismatch` where a request names two worlds.
    init(_ request: HTTPRequest, _ path: RequestPath) throws(Problem) {
        let prefix = path.worldPrefix
        self.path = prefix == nil ? path : path.withoutWorldPrefix
        var names = request.fields.values(.xSoundcheckWorld)
        if let prefix { names.append(prefix) }
        if let first = names.first, let other = names.first(where: { $0 != first }) {
            throw .worldMismatch(first, other)
        }
        name = names.first
    }

    /// What stands between the authority and a world's own paths.
    static func prefix(of name: String) -> String { "/\(first)/\(name)" }

    fileprivate static let first = "w"
}

extension RequestPath {
    fileprivate var worldPrefix: String? {
        segments.count >= 2 && segments[0] == WorldAddress.first ? segments[1] : nil
    }

    /// `/w/demo` is the world's front page as `/w/demo/` is.
    fileprivate var withoutWorldPrefix: RequestPath {
        RequestPath(text: text, segments: segments.count == 2 ? [""] : Array(segments.dropFirst(2)))
    }
}
