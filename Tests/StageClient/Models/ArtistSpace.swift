import Foundation

package struct ArtistSpace: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let name: String
    package let owner: UserSummary
    package let role: Role
    package let artworkUrl: URL?
    package let genre: String?
    package let projectCount: Int
    package let trackCount: Int
    package let createdAt: Date
    package let updatedAt: Date
}

package typealias ArtistSpaceDetail = Extended<ArtistSpace, ArtistSpacePortal>

/// What an artist's Portal shows besides.
package struct ArtistSpacePortal: Codable, Hashable, Sendable {
    package let description: String?
    package let collaborators: [Collaborator]
    package let access: Access
}
