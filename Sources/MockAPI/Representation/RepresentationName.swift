import JSONText

/// What makes one representation: two requests of the same name get the same bytes.
struct RepresentationName: Sendable, Hashable {
    /// The operation's id, or the path and media type of one of the server's own pages.
    let resource: String
    var caller: String?
    /// Declared parameters as values, never the raw target: unknown ones would fill the store.
    var arguments = Arguments()
    let baseURL: String
    /// The world's number and version and the document's edition: what they were when the request came.
    let state: State

    struct State: Sendable, Hashable {
        let world: Int
        let version: Int
        let edition: Int
    }

    /// How many bytes its texts have.
    var textBytes: Int { resource.utf8.count + (caller?.utf8.count ?? 0) + arguments.textBytes + baseURL.utf8.count }
}

extension RepresentationName {
    /// The name of what an operation answers, once it and its caller are known.
    init(_ visit: Visit, _ arguments: Arguments) {
        self.init(
            resource: visit.operation?.id ?? "", caller: visit.callerId, arguments: arguments, baseURL: visit.baseURL,
            state: visit.state)
    }
}
