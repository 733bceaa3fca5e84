import Foundation

package struct Track: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let projectId: String
    package let projectName: String
    package let artistId: String
    package let artistName: String
    package let name: String
    package let position: Int
    package let durationMs: Int
    package let label: String?
    package let state: TrackState
    package let role: Role
    package let artworkUrl: URL?
    package let currentFileId: String?
    package let versionCount: Int
    package let commentCount: Int
    package let createdAt: Date
    package let updatedAt: Date
}

package typealias TrackDetail = Extended<Track, TrackPortal>

/// What a track's Portal and the player show besides.
package struct TrackPortal: Codable, Hashable, Sendable {
    /// The owner of its space.
    package let owner: UserSummary
    package let labelCopy: LabelCopy
    /// Its newest version, if it has any.
    package let currentFile: File?
    package let collaborators: [Collaborator]
    package let access: Access
}

/// The credits and lines that are printed with a release.
package struct LabelCopy: Codable, Hashable, Sendable {
    package let isrc: String?
    package let label: String?
    package let pLine: String?
    package let cLine: String?
    package let writers: [String]
    package let producers: [String]
    package let performers: [String]
    package let mixedBy: String?
    package let masteredBy: String?
}

/// One version of a track's audio.
package struct File: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let trackId: String
    /// Counted from 1.
    package let version: Int
    package let name: String
    package let mimeType: String
    package let sizeBytes: Int64
    package let durationMs: Int
    /// Carries a token of its own, since players send none.
    package let audioUrl: URL
    package let uploadedBy: UserSummary
    package let uploadedAt: Date
}
