import SocketIO

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

    /// In seconds, counted from when the wait began: bytes that drip in do not lengthen it.
    var patience: Double? {
        switch self {
        case .nothing: nil
        case .idle: Patience.idle
        case .head: Patience.head
        case .body: Patience.body
        case .output: Patience.output
        }
    }
}

/// How long a client is waited for, in seconds, and how much is kept for it, in bytes.
enum Patience {
    static let idle = 75.0
    static let head = 10.0
    static let body = 30.0
    static let output = 30.0
    /// With so much output that the client has not read, no further request of its is answered.
    static let pendingOutput = 256 << 10
    static let lingering = Lingering(bytes: 1 << 20, seconds: 2)
}
