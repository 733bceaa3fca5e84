import Foundation

package typealias FeedTrack = Extended<Track, FeedEntry>

/// What the feed tells of a track besides.
package struct FeedEntry: Codable, Hashable, Sendable {
    /// The newest that the caller may see.
    package let latestActivity: Activity?
    package let lastActivityAt: Date
    /// Those of others, on any version.
    package let unreadCommentCount: Int
}

/// Which tracks the feed shows.
package struct FeedLens: OpenValue {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let recent: FeedLens = "recent"
    package static let shared: FeedLens = "shared"
    package static let yours: FeedLens = "yours"
}
