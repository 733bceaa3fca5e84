import JSONText

/// What makes one representation: two requests of the same name get the same bytes.
struct RepresentationName: Sendable, Hashable {
    /// The operation's id, or the path and media type of one of the server's own pages.
    let resource: String
    var caller: String?
    /// Declared parameters as values, never the raw target: unknown ones would fill the store.
    var arguments = Arguments()
    let baseURL: String
}

extension RepresentationName {
    init(_ call: Call) {
        self.init(
            resource: call.operation.id, caller: call.caller?.id, arguments: call.arguments, baseURL: call.baseURL)
    }
}
