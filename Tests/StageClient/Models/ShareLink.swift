import Foundation

/// A link through which whoever has it may listen, download or comment.
package struct ShareLink: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let url: URL
    package let access: Access
    package let status: Status
    package let createdBy: UserSummary
    package let createdAt: Date
    package let expiresAt: Date?
    package let revokedAt: Date?

    package struct Access: OpenValue {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static let listen: Access = "listen"
        package static let download: Access = "download"
        package static let comment: Access = "comment"
    }

    package struct Status: OpenValue {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static let active: Status = "active"
        package static let expired: Status = "expired"
        package static let revoked: Status = "revoked"
    }
}
