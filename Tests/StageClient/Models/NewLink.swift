import Foundation

/// A link that is to be made.
package struct NewLink: Encodable, Hashable, Sendable {
    package var access: ShareLink.Access
    /// Nothing for a link that works until it is revoked.
    package var expiresAt: Date?

    package init(access: ShareLink.Access, expiresAt: Date? = nil) {
        self.access = access
        self.expiresAt = expiresAt
    }
}
