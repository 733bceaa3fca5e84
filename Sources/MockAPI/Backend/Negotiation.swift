import HTTPWire

/// Proactive content negotiation by `Accept` (RFC 9110 section 12.5.1).
enum Negotiation {
    /// - Throws: `notAcceptable` where there is something to be sent and the request rules all of it out.
    static func require(_ available: [MediaType], for request: HTTPRequest) throws(Problem) {
        if !available.isEmpty { _ = try choose(among: available, for: request) }
    }

    /// What the request likes best of what there is; the first of equals.
    /// - Throws: `notAcceptable` where the request rules everything out.
    static func choose(among available: [MediaType], for request: HTTPRequest) throws(Problem) -> MediaType {
        guard let best = AcceptField.best(of: available, for: request.fields) else {
            throw .notAcceptable(available: available.map(\.description))
        }
        return best
    }
}
