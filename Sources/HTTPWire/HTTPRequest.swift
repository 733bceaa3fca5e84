/// A request as it was sent, with its body whole and decoded.
package struct HTTPRequest: Sendable {
    package var method: HTTPMethod
    package var target: RequestTarget
    package var version: HTTPVersion
    package var fields: HTTPFields
    package var body: [UInt8]

    package init(
        method: HTTPMethod, target: RequestTarget, version: HTTPVersion = .http11, fields: HTTPFields = HTTPFields(),
        body: [UInt8] = []
    ) {
        self.method = method
        self.target = target
        self.version = version
        self.fields = fields
        self.body = body
    }

    /// The host that was asked: an absolute-form target's authority in place of `Host` (RFC 9112, 3.2.2). Nil only for
    /// HTTP/1.0 without either.
    package var host: HostPort? {
        target.authority.flatMap { HostPort($0) } ?? fields.withFirstValue(of: .host) { HostPort($0) } ?? nil
    }

    /// Whether the connection may be used again once this is answered (RFC 9112, 9.3).
    package var keepsAlive: Bool {
        var close = false
        var keepAlive = version == .http11
        fields.forEachValue(of: .connection) { value in
            for option in ListMembers(value) {
                if option.equals("close") { close = true } else if option.equals("keep-alive") { keepAlive = true }
            }
        }
        return keepAlive && !close
    }
}
