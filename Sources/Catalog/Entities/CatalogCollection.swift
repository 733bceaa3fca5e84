/// The collections of a catalogue, in the order in which they refer to one another.
package enum CatalogCollection: String, Sendable, CaseIterable {
    case users, artists, projects, tracks, files, comments, sections, grants, links, activities, reviews, reads

    /// The seed file that holds it.
    package var fileName: String { rawValue + ".json" }

    /// What people call one of its members.
    package var noun: String {
        switch self {
        case .users: "user"
        case .artists: "artist space"
        case .projects: "project"
        case .tracks: "track"
        case .files: "file"
        case .comments: "comment"
        case .sections: "section"
        case .grants: "grant"
        case .links: "link"
        case .activities: "activity"
        case .reviews: "review"
        case .reads: "read mark"
        }
    }
}

extension ResourceKind {
    package var collection: CatalogCollection {
        switch self {
        case .space: .artists
        case .project: .projects
        case .track: .tracks
        case .file: .files
        }
    }
}
