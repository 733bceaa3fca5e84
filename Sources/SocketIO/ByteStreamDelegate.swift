/// What a connection tells its user. All calls come on the loop's queue, each within a turn of the loop.
package protocol ByteStreamDelegate: AnyObject {
    /// Bytes came: all that one `recv` gave. They are valid during the call only.
    func stream(_ stream: ByteStream, received bytes: UnsafeRawBufferPointer)

    /// The peer sends no more; it may still read what is sent to it. The stream stays open until it is closed here.
    func streamReachedEnd(_ stream: ByteStream)

    /// Queued output has been offered to the kernel: at the end of the turn that queued it, and again when a slow peer has
    /// made room. What was not taken is pending still. What is sent from within this call leaves with the next event, so
    /// that no stream can starve others.
    func streamFlushed(_ stream: ByteStream)

    /// The deadline has passed. It is not renewed by itself, and nothing is closed.
    func streamDeadlinePassed(_ stream: ByteStream)

    /// The last call: the descriptor is closed, whoever wanted it so. It comes exactly once, and never from within a
    /// call that the delegate makes during one of the above.
    func streamClosed(_ stream: ByteStream)
}
