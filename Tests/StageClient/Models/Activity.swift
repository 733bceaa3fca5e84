import Foundation

/// Something that somebody else did on what is shared with the caller.
package struct Activity: Codable, Hashable, Sendable, Identifiable {
    package let id: String
    package let kind: Kind
    package let actor: UserSummary
    /// With whom it was shared.
    package let recipient: UserSummary?
    package let at: Date
    package let subject: Subject
    package let artistId: String
    package let projectId: String?
    package let trackId: String?
    package let excerpt: String?

    package struct Kind: OpenValue {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static let shared: Kind = "shared"
        package static let versionUploaded: Kind = "versionUploaded"
        package static let commented: Kind = "commented"
        package static let approved: Kind = "approved"
        package static let changesRequested: Kind = "changesRequested"
    }

    package struct Subject: Codable, Hashable, Sendable, Identifiable {
        package let type: ResourceType
        package let id: String
        package let name: String
        package let artworkUrl: URL?
    }
}
