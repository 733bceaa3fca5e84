import HTTPWire

/// Which world a request names, by its path (`/w/demo/artist`), by `X-Soundcheck-World`, or by both alike.
struct WorldAddress {
    /// Nothing where the request names none.
    let name: String?
    /// What is asked of the world, or why that cannot be read.
    let path: Result<RequestPath, Problem>

    /// - Throws: `worldMismatch` where a request names two worlds.
    init(_ request: HTTPRequest) throws(Problem) {
        let whole = Result { () throws(Problem) in try RequestPath(request.target) }
        let prefix = ((try? whole.get()) ?? WorldAddress.beginning(of: request.target))?.worldPrefix
        path = prefix == nil ? whole : whole.map(\.withoutWorldPrefix)
        var names = request.fields.values(.xSoundcheckWorld)
        if let prefix { names.append(prefix) }
        if let first = names.first, let other = names.first(where: { $0 != first }) {
            throw .worldMismatch(first, other)
        }
        name = names.first
    }

    /// As much of a path as can name a world, which it does though the rest cannot be read.
    private static func beginning(of target: RequestTarget) -> RequestPath? {
        let segments = target.path.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
        guard let target = try? RequestTarget(segments.joined(separator: "/")) else { return nil }
        return try? RequestPath(target)
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
