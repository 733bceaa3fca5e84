import Catalog
import HTTPWire
import JSONText

/// Finds the caller that a request names by its bearer token (RFC 6750 section 2.1).
package enum Authentication {
    package static func caller(
        of request: HTTPRequest, in catalog: Snapshot, at now: Instant
    ) throws(Problem) -> User {
        guard let credentials = request.fields.withFirstValue(of: .authorization, Credentials.init) else {
            throw .unauthenticated(.missing)
        }
        guard request.fields.count(of: .authorization) == 1 else { throw .unauthenticated(.severalFields) }
        guard credentials.isBearer else { throw .unauthenticated(.notBearer(scheme: credentials.scheme)) }
        return try caller(with: credentials.token, in: catalog, at: now)
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
        throw .unauthenticated(.unknownToken(String(token.prefix(64)), nearest: catalog.nearestToken(to: token)))
    }

    private static func renewed(_ token: String, in catalog: Snapshot) -> User? {
        guard token.hasSuffix(User.renewedSuffix) else { return nil }
        let user = catalog.user(token: String(token.dropLast(User.renewedSuffix.count)))
        return user?.renewedToken == token ? user : nil
    }
}

/// What `Authorization` holds (RFC 9110 section 11.4).
private struct Credentials {
    let scheme: String
    let token: String

    init(_ value: UnsafeBufferPointer<UInt8>) {
        let space = value.firstIndex(of: UInt8(ascii: " ")) ?? value.endIndex
        scheme = String(decoding: value[..<space], as: UTF8.self)
        token = String(decoding: value[space...].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }

    /// Schemes are compared without case.
    var isBearer: Bool { scheme == "Bearer" || scheme.lowercased() == "bearer" }
}
