import HTTPWire

/// Who wanted a call to fail.
package enum FaultSource: Sendable, Hashable {
    /// The request's own `Prefer`.
    case preference
    /// A rule of the world, by its id.
    case rule(String)
}

extension ProblemDocument {
    /// A problem that was asked for, with the fields that HTTP wants beside its status.
    static func injected(_ status: HTTPStatus, retryAfter: Int?, by source: FaultSource) -> ProblemDocument {
        let cause =
            switch source {
            case .preference: "the request asked for it by Prefer: code=\(status.code)"
            case .rule(let id): "the rule \(id) of this world's faults hit it"
            }
        var document = ProblemDocument(status, detail: "This call would not have failed by itself: \(cause).")
        switch status {
        case .unauthorized: document.fields = [(.wwwAuthenticate, "Bearer realm=\"soundcheck\"")]
        case .methodNotAllowed: document.fields = [(.allow, HTTPMethod.options.rawValue)]
        case .proxyAuthenticationRequired: document.fields = [(.proxyAuthenticate, "Basic realm=\"soundcheck\"")]
        default: break
        }
        let needsRetryAfter = status == .tooManyRequests || status == .serviceUnavailable
        if let seconds = retryAfter ?? (needsRetryAfter ? 1 : nil) {
            document.fields.append((.retryAfter, String(seconds)))
        }
        return document
    }
}
