/// How an answer's bytes leave the server.
package struct Delivery: Sendable, Hashable {
    /// How long the answer is held back, in milliseconds.
    package var delay = 0
    /// Where it breaks off, if it does.
    package var cut: Cut?
    /// How fast the body leaves behind the head, or the head where there is no body; all at once if nil.
    package var bytesPerSecond: Int?

    package init(delay: Int = 0, cut: Cut? = nil, bytesPerSecond: Int? = nil) {
        self.delay = delay
        self.cut = cut
        self.bytesPerSecond = bytesPerSecond
    }

    /// At once and whole.
    package static let plain = Delivery()

    /// Whether all bytes leave together, sooner or later.
    package var isWhole: Bool { cut == nil && bytesPerSecond == nil }
}

extension Delivery {
    /// An end before the answer's own.
    package struct Cut: Sendable, Hashable {
        /// How much of the body is sent. If nil it is half of it, or before a reset nothing at all.
        package var afterBytes: Int?
        package var then: Ending

        package init(afterBytes: Int? = nil, then: Ending) {
            self.afterBytes = afterBytes
            self.then = then
        }

        package enum Ending: Sendable, Hashable {
            case close
            case reset
            case silence
        }

        /// Whether not even the head is sent.
        package var isBeforeHead: Bool { then == .reset && afterBytes == nil }

        /// How many bytes of an answer are sent. It is never all of them; an answer without a body is cut within its head.
        package func length(head: Int, body: Int) -> Int {
            if isBeforeHead { return 0 }
            if body == 0 { return head / 2 }
            return head + min(afterBytes ?? body / 2, body - 1)
        }
    }
}
