/// A way in which an answer does not arrive as it should, or is not the one that was asked for.
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
    /// A part is asked for by `Range`, and the whole is answered, as 200.
    case ignoreRange = "ignore-range"
    /// The `ETag` is another one than usual, and so what the client has of it seems to be out of date.
    case newETag = "new-etag"
}
