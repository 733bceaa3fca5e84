/// A way in which an answer does not arrive as it should.
package enum Mishap: String, Sendable, CaseIterable {
    /// The connection is reset (RST): before anything is sent, or behind a part of the body.
    case reset
    /// `Content-Length` tells the whole, and the connection ends (FIN) behind a part of it.
    case truncate
    /// A part is sent and then nothing, while the connection stays open.
    case stall
    /// The answer is well framed, but its body is broken off.
    case malformed
    /// The answer comes whole, but slowly.
    case drip
}
