import JSONText

/// A level of the hierarchy that people share: ArtistSpace → Project → Track.
enum Level: String, Sendable, CaseIterable {
    case space
    case project
    case track

    /// The level one of whose operations is meant: `Level(\.linksOperation, "listArtistLinks")`.
    init?(_ name: KeyPath<Level, String>, _ operation: String) {
        guard let level = Level.allCases.first(where: { $0[keyPath: name] == operation }) else { return nil }
        self = level
    }

    /// What shows one resource with its collaborators.
    var detailOperation: String {
        switch self {
        case .space: "getArtist"
        case .project: "getProject"
        case .track: "getTrack"
        }
    }

    /// What lists those that one thing holds: the caller, a space, a project.
    var listOperation: String {
        switch self {
        case .space: "listArtists"
        case .project: "listProjectsOfArtist"
        case .track: "listTracksOfProject"
        }
    }

    var sharedOperation: String {
        switch self {
        case .space: "listSharedSpaces"
        case .project: "listSharedProjects"
        case .track: "listSharedTracks"
        }
    }

    var linksOperation: String {
        switch self {
        case .space: "listArtistLinks"
        case .project: "listProjectLinks"
        case .track: "listTrackLinks"
        }
    }

    /// The level's list in `SharedByMe`.
    var aggregateKey: String { "\(self)s" }

    /// The levels that hold this one, the nearest first.
    var above: [Level] {
        switch self {
        case .space: []
        case .project: [.space]
        case .track: [.project, .space]
        }
    }

    /// Where a resource of a level below names the one of this level that holds it.
    var key: String {
        switch self {
        case .space: "artistId"
        case .project: "projectId"
        case .track: "trackId"
        }
    }
}
