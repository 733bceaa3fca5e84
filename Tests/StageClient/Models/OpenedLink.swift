import Foundation

/// What a link shows to whoever opens it.
package struct OpenedLink: Codable, Hashable, Sendable {
    package let access: ShareLink.Access
    package let subject: Activity.Subject
    package let artistName: String
    package let sharedBy: UserSummary
    package let expiresAt: Date?
    package let tracks: [OpenedTrack]
}

package struct OpenedTrack: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let name: String
    package let projectName: String
    package let position: Int
    package let durationMs: Int
    package let artworkUrl: URL?
    /// Nothing where there is no version yet.
    package let audioUrl: URL?
    /// Only where the link lets one download.
    package let downloadUrl: URL?
    /// Only where the link lets one comment.
    package let comments: [Comment]
}
