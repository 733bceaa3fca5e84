import Foundation

package struct Project: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let artistId: String
    package let artistName: String
    package let name: String
    package let kind: ProjectKind
    package let role: Role
    package let artworkUrl: URL?
    package let releaseDate: CalendarDay?
    package let trackCount: Int
    package let createdAt: Date
    package let updatedAt: Date
}

package typealias ProjectDetail = Extended<Project, ProjectPortal>

/// What a project's Portal shows besides.
package struct ProjectPortal: Codable, Hashable, Sendable {
    /// The owner of its space.
    package let owner: UserSummary
    package let description: String?
    package let collaborators: [Collaborator]
    package let access: Access
}
