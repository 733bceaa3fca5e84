import Foundation

/// The caller's role, and what gave it.
package struct Access: Codable, Hashable, Sendable {
    package let role: Role
    package let decidedBy: Decision

    package struct Decision: Codable, Hashable, Sendable {
        package let rule: Rule
        package let on: Place?
        package let grantId: String?
    }

    package struct Rule: OpenValue {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static let owner: Rule = "owner"
        package static let grant: Rule = "grant"
        package static let inherited: Rule = "inherited"
        package static let none: Rule = "none"
    }

    /// The owned space, or what carries the grant.
    package struct Place: Codable, Hashable, Sendable, Identifiable {
        package let type: ResourceType
        package let id: String
        package let name: String
    }
}

/// Somebody with a grant on the very resource.
package struct Collaborator: Codable, Hashable, Sendable {
    package let user: UserSummary
    package let role: Role
    package let grantedAt: Date
    package let grantedBy: UserSummary
}
