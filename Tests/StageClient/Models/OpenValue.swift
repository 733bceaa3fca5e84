/// One of a list of texts that may grow: a value that this app does not know yet is kept as it is, and can be shown.
package protocol OpenValue: RawRepresentable<String>, ExpressibleByStringLiteral, Codable, Hashable, Sendable {
    init(rawValue: String)
}

extension OpenValue {
    package init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// What somebody may do. Each role includes the weaker ones.
package struct Role: OpenValue {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let owner: Role = "owner"
    package static let admin: Role = "admin"
    package static let editor: Role = "editor"
    package static let viewer: Role = "viewer"
}

package struct ProjectKind: OpenValue {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let album: ProjectKind = "album"
    package static let ep: ProjectKind = "ep"
    package static let single: ProjectKind = "single"
    package static let other: ProjectKind = "other"
}

/// Where a track stands in review.
package struct TrackState: OpenValue {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let draft: TrackState = "draft"
    package static let inReview: TrackState = "inReview"
    package static let changesRequested: TrackState = "changesRequested"
    package static let approved: TrackState = "approved"
}

/// What a role can be on, or something be done to.
package struct ResourceType: OpenValue {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let space: ResourceType = "space"
    package static let project: ResourceType = "project"
    package static let track: ResourceType = "track"
    package static let file: ResourceType = "file"
}
