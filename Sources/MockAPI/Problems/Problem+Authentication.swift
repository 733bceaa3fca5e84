import HTTPWire

extension ProblemDocument {
    /// 401 with the challenge of RFC 6750 section 3: a bare one where no token came, else with `error`.
    static func unauthenticated(_ fault: AuthenticationFault) -> ProblemDocument {
        let advice = "Send Authorization: Bearer <token>; GET / lists everybody's token."
        switch fault {
        case .missing:
            return challenge(detail: "The request names no caller. \(advice)", error: nil)
        case .severalFields:
            return challenge(
                detail: "The request has more than one Authorization field. \(advice)", error: "invalid_request")
        case .notBearer(let scheme):
            return challenge(
                detail: "Authorization uses the scheme \"\(scheme)\", not Bearer. \(advice)", error: "invalid_request")
        case .unknownToken(let token, let nearest):
            let end = nearest.map { "; did you mean \"\($0)\"?" } ?? "."
            return challenge(detail: "Nobody has the token \"\(token)\"\(end) \(advice)", error: "invalid_token")
        case .badAudioToken(let token):
            let found = token.map { "The token \"\($0)\" is not this file's" } ?? "The query has no token"
            return challenge(
                detail: "\(found): audio is asked for by the audioUrl of a file, which carries one of its own.",
                error: "invalid_token")
        case .expired(let owner, let at):
            return challenge(
                code: "token-expired",
                detail: "This token of \(owner)'s expired at \(at). POST /auth/sign-in gives one that works.",
                error: "invalid_token")
        }
    }

    private static func challenge(code: String = "unauthenticated", detail: String, error: String?) -> ProblemDocument {
        var document = ProblemDocument(.unauthorized, code: code, detail: detail)
        let attributes = error.map { ", error=\"\($0)\"" } ?? ""
        document.fields = [(.wwwAuthenticate, "Bearer realm=\"soundcheck\"\(attributes)")]
        return document
    }
}
