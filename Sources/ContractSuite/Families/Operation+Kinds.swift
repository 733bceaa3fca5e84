import Contract

extension Operation {
    /// It changes nothing, and what it answers may be kept.
    var isReading: Bool { method == "GET" }

    /// It changes something, in somebody's name. Signing in does not.
    var isWriting: Bool { !isReading && requiresToken }

    /// Its success is JSON, which has variants and may be broken off unnoticed by whoever does not read it.
    var answersJSON: Bool { success?.content?.isJSON ?? false }

    /// Its success has a body, which may not arrive.
    var answersBody: Bool { success?.content != nil }

    /// A list that comes in pages to whoever sets a `limit`.
    var isPaged: Bool { parameters.contains { $0.name == "limit" } }

    /// The method and the path, with the kinds of resources left open: the same for what is done to each of them alike.
    fileprivate var likeness: [String] {
        [method]
            + path.segments.map { segment in
                switch segment {
                case .literal(let text): ["artist", "project", "track"].contains(text) ? "" : text
                case .parameter: ""
                }
            }
    }
}

extension [Operation] {
    /// Without those that write as another one before them does: how clients read what is told of a link to a project, and
    /// what they make of bad weather, is seen in a link to an artist space.
    var unlikeInWriting: [Operation] {
        var seen: Set<[String]> = []
        return filter { !$0.isWriting || seen.insert($0.likeness).inserted }
    }
}
