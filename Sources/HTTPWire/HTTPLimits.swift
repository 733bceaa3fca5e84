/// How much of a request is read before it is refused. All are bytes but `fieldCount`.
package struct HTTPLimits: Sendable {
    /// The longest request line, without its CR LF; beyond it 414 (RFC 9110, 15.5.15).
    package var requestLine: Int
    /// The longest field section, and the longest trailer section; beyond it 431 (RFC 6585, 5).
    package var fieldSection: Int
    /// The most field lines; beyond it 431.
    package var fieldCount: Int
    /// The largest body, decoded; beyond it 413.
    package var body: Int
    /// The most that chunk extensions may take up in one body; beyond it 400.
    package var chunkExtensions: Int

    package init(
        requestLine: Int = 8 << 10, fieldSection: Int = 64 << 10, fieldCount: Int = 256, body: Int = 1 << 20,
        chunkExtensions: Int = 8 << 10
    ) {
        self.requestLine = requestLine
        self.fieldSection = fieldSection
        self.fieldCount = fieldCount
        self.body = body
        self.chunkExtensions = chunkExtensions
    }
}
