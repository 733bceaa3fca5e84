/// What a request asks for (RFC 9112, 3.2), as sent: nothing in it is decoded until it is asked for.
package struct RequestTarget: Sendable, CustomStringConvertible {
    package enum Form: Sendable, Hashable {
        /// A path and perhaps a query: `/artist?limit=5`.
        case origin
        /// The whole URL, as to a proxy: its authority takes the place of `Host`.
        case absolute
        /// `*`: an OPTIONS request that asks about the server as a whole.
        case asterisk
    }

    package let form: Form

    /// The target lies somewhere in these bytes, which a request's fields share.
    let storage: [UInt8]
    private let start, authorityStart, pathStart, pathEnd, end: UInt32

    /// `authorityStart` is `pathStart` where the target has no authority; `pathEnd` is where "?" or the end is.
    init(form: Form, storage: [UInt8], whole: Range<Int>, authorityStart: Int, path: Range<Int>) {
        self.form = form
        self.storage = storage
        start = UInt32(whole.lowerBound)
        self.authorityStart = UInt32(authorityStart)
        pathStart = UInt32(path.lowerBound)
        pathEnd = UInt32(path.upperBound)
        end = UInt32(whole.upperBound)
    }

    var pathRange: Range<Int> { Int(pathStart)..<Int(pathEnd) }
    var queryRange: Range<Int>? { pathEnd < end ? Int(pathEnd) + 1..<Int(end) : nil }

    /// How many bytes it is long.
    package var count: Int { Int(end - start) }

    /// The path as sent, "/" where an absolute-form has none, or "*".
    package var path: String { pathStart == pathEnd ? "/" : text(pathRange) }

    /// What follows the first "?", as sent.
    package var query: String? { queryRange.map(text) }

    /// The authority of an absolute-form, such as `localhost:8080`.
    package var authority: String? { form == .origin ? nil : text(Int(authorityStart)..<Int(pathStart)).nonEmpty }

    /// The path with its query, as sent: the origin-form of what was asked for.
    package var rawBytes: [UInt8] {
        (pathStart == pathEnd ? [Byte.slash] : []) + storage[Int(pathStart)..<Int(end)]
    }

    /// The target as it stood in the request line.
    package var description: String { text(Int(start)..<Int(end)) }

    private func text(_ range: Range<Int>) -> String {
        storage.withUnsafeBufferPointer { $0.view(range).text }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
