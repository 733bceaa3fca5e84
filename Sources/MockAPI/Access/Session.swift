import Catalog
import JSONText

/// The token that signing in gives: the seeded one, or where that has expired a second fixed one.
package struct Session: Sendable {
    package let token: String
    package let expiresAt: Instant

    /// Tokens without an expiry of their own work until then, under any clock.
    private static let farFuture = Instant(secondsSinceEpoch: 4_102_444_799)  // 2099-12-31T23:59:59Z

    package init(for user: User, at now: Instant) {
        if let expiry = user.tokenExpiresAt, let renewed = user.renewedToken, expiry <= now {
            token = renewed
            expiresAt = Session.farFuture
        } else {
            token = user.token
            expiresAt = user.tokenExpiresAt ?? Session.farFuture
        }
    }
}
