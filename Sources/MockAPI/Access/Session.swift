import Catalog
import JSONText

/// The token that signing in gives: the seeded one, or where that has expired a second fixed one.
package struct Session: Sendable {
    package let token: String
    package let expiresAt: Instant

    static let renewedSuffix = "-renewed"

    /// Tokens without an expiry of their own work until then, under any clock.
    private static let farFuture = Instant(secondsSinceEpoch: 4_102_444_799)  // 2099-12-31T23:59:59Z

    package init(for user: User, at now: Instant) {
        let isExpired = user.tokenExpiresAt.map { $0 <= now } ?? false
        token = isExpired ? user.token + Self.renewedSuffix : user.token
        expiresAt = isExpired ? Self.farFuture : user.tokenExpiresAt ?? Self.farFuture
    }
}
