import SocketIO

/// How long a client is waited for, in seconds, and how much is kept for it, in bytes.
package struct Patience: Sendable {
    /// Between two requests.
    package var idle = 75.0
    /// For a request's head, from its first byte on: bytes that drip in do not lengthen it.
    package var head = 10.0
    /// For a request's body, from the end of its head on.
    package var body = 30.0
    /// For output to be read.
    package var output = 30.0
    /// Behind an answer that has stalled.
    package var silence = 600.0
    /// With an answer held back, once the client has shut its sending side: nothing tells whether it still listens.
    package var halfClosed = 30.0
    /// With so much output unread, no further request of the client's is answered.
    package var pendingOutput = 256 << 10
    /// After the last answer, for a client that is still sending.
    package var lingering = Lingering(bytes: 1 << 20, seconds: 2)

    package init() {}

    func seconds(for waiting: Waiting) -> Double? {
        switch waiting {
        case .nothing: nil
        case .idle: idle
        case .head: head
        case .body: body
        case .output: output
        case .silence: silence
        case .halfClosed: halfClosed
        }
    }
}
