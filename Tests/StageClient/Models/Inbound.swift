import Foundation

package typealias SharedSpace = Extended<ArtistSpace, Inbound>
package typealias SharedProject = Extended<Project, Inbound>
package typealias SharedTrack = Extended<Track, Inbound>

/// What is told of a resource that somebody shares with the caller.
package struct Inbound: Codable, Hashable, Sendable {
    package let sharing: Sharing

    package struct Sharing: Codable, Hashable, Sendable {
        /// The one that was granted here; the resource's own may be stronger.
        package let role: Role
        package let sharedBy: UserSummary
        package let sharedAt: Date
    }
}
