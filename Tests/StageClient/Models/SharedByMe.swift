import Foundation

/// All that the caller shares, what was shared last first.
package struct SharedByMe: Codable, Hashable, Sendable {
    package let spaces: [Extended<ArtistSpace, Outbound>]
    package let projects: [Extended<Project, Outbound>]
    package let tracks: [Extended<Track, Outbound>]
    package let totals: Totals

    package struct Totals: Codable, Hashable, Sendable {
        package let resources: Int
        /// Different people.
        package let collaborators: Int
        package let activeLinks: Int
    }
}

/// With whom a resource is shared, and by which active links.
package struct Outbound: Codable, Hashable, Sendable {
    package let collaborators: [Collaborator]
    package let links: [ShareLink]
    package let lastSharedAt: Date
}
