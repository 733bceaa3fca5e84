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
    /// Nothing: an answer has stalled.
    case silence
    /// An answer that is held back or has stalled, while the client has shut its sending side. It may have gone.
    case halfClosed
}
