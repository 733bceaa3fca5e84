import HTTPWire

/// What a request's `Origin` means for its answer (Fetch standard, "CORS protocol").
package enum CrossOrigin: Sendable {
    /// No page asks.
    case none
    /// A page that may read the answer.
    case admitted(origin: String)
    /// A page that may not: its answer carries no CORS fields.
    case foreign(origin: String)

    init(_ request: HTTPRequest, policy: OriginPolicy) {
        guard let origin = request.fields.combined(.origin) else {
            self = .none
            return
        }
        self = policy.allows(origin) ? .admitted(origin: origin) : .foreign(origin: origin)
    }

    /// Whether a page asks that may not read the answer.
    var isForeign: Bool {
        if case .foreign = self { true } else { false }
    }

    /// The fields that let the page read the answer.
    func addFields(to fields: inout HTTPFields) {
        guard case .admitted(let origin) = self else { return }
        Self.admit(origin, in: &fields)
        fields.append(.accessControlExposeHeaders, Self.exposedFields)
    }

    /// A preflight's answer, if the request is one; without CORS fields for a foreign page.
    func preflightFields(for request: HTTPRequest) -> HTTPFields? {
        guard request.method == .options, let method = request.fields.first(.accessControlRequestMethod) else {
            return nil
        }
        var fields = HTTPFields()
        switch self {
        case .none: return nil
        case .foreign: break
        case .admitted(let origin):
            Self.admit(origin, in: &fields)
            fields.append(.accessControlAllowMethods, method)
            if let names = request.fields.combined(.accessControlRequestHeaders) {
                fields.append(.accessControlAllowHeaders, names)
            }
            fields.append(.accessControlMaxAge, "600")
            if request.fields.first(.accessControlRequestPrivateNetwork) == "true" {
                fields.append(.accessControlAllowPrivateNetwork, "true")
            }
        }
        fields.append(.vary, "Origin, Access-Control-Request-Method, Access-Control-Request-Headers")
        return fields
    }

    private static func admit(_ origin: String, in fields: inout HTTPFields) {
        fields.append(.accessControlAllowOrigin, origin)
        fields.append(.accessControlAllowCredentials, "true")
    }

    /// What whoever runs the server should know of a page that was kept out.
    var notice: String? {
        guard case .foreign(let text) = self else { return nil }
        if let origin = WebOrigin(text) {
            return "A page from \(origin) was not let in; --allow-origin \(origin) lets it."
        }
        return text == "null"
            ? "A page with the origin \"null\" (a file, or a sandboxed frame) was not let in; serve it from localhost."
            : "A page was not let in, since what it sends as Origin is none."
    }

    /// With credentials `*` is no wildcard, so the fields are named.
    private static let exposedFields = """
        ETag, Link, X-Total-Count, Location, WWW-Authenticate, Allow, Retry-After, Accept-Ranges, Content-Range, \
        Content-Length, Content-Disposition, Preference-Applied, X-Soundcheck-Stale
        """
}
