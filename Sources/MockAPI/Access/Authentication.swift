import Catalog
import HTTPWire
import JSONText

/// Finds the caller that a request names by its bearer token (RFC 6750 section 2.1).
package enum Authentication {
    package static func caller(
        of request: HTTPRequest, in catalog: Snapshot, at now: Instant
    ) throws(Problem) -> User {
        guard let field = request.fields.first(.authorization) else { throw .unauthenticated(.missing) }
        guard request.fields.count(of: .authorization) == 1 else { throw .unauthenticated(.severalFields) }
        let parts = field.split(separator: " ", maxSplits: 1)
        guard let scheme = parts.first, scheme.lowercased() == "bearer" else {
            throw .unauthenticated(.notBearer(scheme: parts.first.map(String.init) ?? ""))
        }
        let token = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
        return try caller(with: token, in: catalog, at: now)
    }

    private static func caller(
        with token: String, in catalog: Snapshot, at now: Instant
    ) throws(Problem) -> User {
        if let user = catalog.user(token: token) {
            if let expiry = user.tokenExpiresAt, expiry <= now {
                throw .unauthenticated(.expired(owner: user.name, at: expiry))
            }
            return user
        }
        if let user = renewed(token, in: catalog) { return user }
        throw .unauthenticated(.unknownToken(String(token.prefix(64))))
    }

    private static func renewed(_ token: String, in catalog: Snapshot) -> User? {
        guard token.hasSuffix(Session.renewedSuffix) else { return nil }
        return catalog.user(token: String(token.dropLast(Session.renewedSuffix.count)))
            .flatMap { $0.tokenExpiresAt == nil ? nil : $0 }
    }
}
