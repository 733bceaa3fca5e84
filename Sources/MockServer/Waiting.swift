/// What a connection waits for.
enum Waiting: Equatable {
    /// The server itself.
    case nothing
    /// The next request.
    case idle
    /// The rest of a request's head.
    case head
    /// The rest of a request's body.
    case body
    /// The client to read what was sent.
    case output
}
