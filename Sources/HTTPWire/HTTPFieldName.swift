/// A field's name: a token, equal to another in whatever case (RFC 9110, 5.1).
package struct HTTPFieldName: Sendable, Hashable {
    /// The name as it is written when sent.
    package let rawName: String
    /// The name in lower case, as it is compared.
    private let folded: [UInt8]

    /// Nil unless the name is a token.
    package init?(_ name: String) {
        let token = ASCIISet.token
        guard !name.isEmpty, name.utf8.allSatisfy(token.contains) else { return nil }
        self.init(token: name)
    }

    private init(token: String) {
        rawName = token
        folded = token.utf8.map(\.lowercased)
    }

    package static func == (a: HTTPFieldName, b: HTTPFieldName) -> Bool { a.folded == b.folded }
    package func hash(into hasher: inout Hasher) { hasher.combine(folded) }

    /// Whether these bytes are this name, in whatever case.
    func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count == folded.count else { return false }
        for i in 0..<name.count where name[i].lowercased != folded[i] { return false }
        return true
    }
}

extension HTTPFieldName {
    package static let accept = HTTPFieldName(token: "Accept")
    package static let acceptRanges = HTTPFieldName(token: "Accept-Ranges")
    package static let accessControlAllowCredentials = HTTPFieldName(token: "Access-Control-Allow-Credentials")
    package static let accessControlAllowHeaders = HTTPFieldName(token: "Access-Control-Allow-Headers")
    package static let accessControlAllowMethods = HTTPFieldName(token: "Access-Control-Allow-Methods")
    package static let accessControlAllowOrigin = HTTPFieldName(token: "Access-Control-Allow-Origin")
    package static let accessControlAllowPrivateNetwork = HTTPFieldName(token: "Access-Control-Allow-Private-Network")
    package static let accessControlExposeHeaders = HTTPFieldName(token: "Access-Control-Expose-Headers")
    package static let accessControlMaxAge = HTTPFieldName(token: "Access-Control-Max-Age")
    package static let accessControlRequestHeaders = HTTPFieldName(token: "Access-Control-Request-Headers")
    package static let accessControlRequestMethod = HTTPFieldName(token: "Access-Control-Request-Method")
    package static let accessControlRequestPrivateNetwork = HTTPFieldName(
        token: "Access-Control-Request-Private-Network")
    package static let age = HTTPFieldName(token: "Age")
    package static let allow = HTTPFieldName(token: "Allow")
    package static let authorization = HTTPFieldName(token: "Authorization")
    package static let cacheControl = HTTPFieldName(token: "Cache-Control")
    package static let connection = HTTPFieldName(token: "Connection")
    package static let contentDisposition = HTTPFieldName(token: "Content-Disposition")
    package static let contentLength = HTTPFieldName(token: "Content-Length")
    package static let contentRange = HTTPFieldName(token: "Content-Range")
    package static let contentSecurityPolicy = HTTPFieldName(token: "Content-Security-Policy")
    package static let contentType = HTTPFieldName(token: "Content-Type")
    package static let cookie = HTTPFieldName(token: "Cookie")
    package static let date = HTTPFieldName(token: "Date")
    package static let etag = HTTPFieldName(token: "ETag")
    package static let expect = HTTPFieldName(token: "Expect")
    package static let host = HTTPFieldName(token: "Host")
    package static let ifMatch = HTTPFieldName(token: "If-Match")
    package static let ifNoneMatch = HTTPFieldName(token: "If-None-Match")
    package static let ifRange = HTTPFieldName(token: "If-Range")
    package static let link = HTTPFieldName(token: "Link")
    package static let location = HTTPFieldName(token: "Location")
    package static let origin = HTTPFieldName(token: "Origin")
    package static let prefer = HTTPFieldName(token: "Prefer")
    package static let preferenceApplied = HTTPFieldName(token: "Preference-Applied")
    package static let proxyAuthenticate = HTTPFieldName(token: "Proxy-Authenticate")
    package static let range = HTTPFieldName(token: "Range")
    package static let retryAfter = HTTPFieldName(token: "Retry-After")
    package static let secFetchSite = HTTPFieldName(token: "Sec-Fetch-Site")
    package static let transferEncoding = HTTPFieldName(token: "Transfer-Encoding")
    package static let vary = HTTPFieldName(token: "Vary")
    package static let wwwAuthenticate = HTTPFieldName(token: "WWW-Authenticate")
    package static let xContentTypeOptions = HTTPFieldName(token: "X-Content-Type-Options")
    package static let xSoundcheckStale = HTTPFieldName(token: "X-Soundcheck-Stale")
    package static let xSoundcheckWorld = HTTPFieldName(token: "X-Soundcheck-World")
    package static let xTotalCount = HTTPFieldName(token: "X-Total-Count")
}
