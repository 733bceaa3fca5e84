import Foundation

/// A person, as far as a list or a card shows them.
package struct UserSummary: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let name: String
    package let avatarUrl: URL?
}

/// The signed-in person.
package struct User: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let name: String
    package let avatarUrl: URL?
    package let email: String
}

/// A token and the person whom it stands for.
package struct Session: Codable, Hashable, Sendable {
    package let token: String
    package let tokenType: String
    package let expiresAt: Date
    package let user: User
}
