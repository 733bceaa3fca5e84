import Catalog
import Contract
import JSONText

/// What a caller can reach, found as a client finds it: from the lists of what is theirs and what is shared with them,
/// downwards. No id is known beforehand.
package struct Survey: Sendable {
    /// By kind, in the order in which they were met, each once.
    package private(set) var spaces: [Subject] = []
    package private(set) var projects: [Subject] = []
    package private(set) var tracks: [Subject] = []
    /// The versions of a few tracks: each caller's first, middle and last of those that people speak about.
    package private(set) var files: [Subject] = []
    private var known: Set<ResourceID> = []

    /// How many of a kind are opened to look for what they hold. A check takes as many requests as that.
    private static let breadth = 100

    init(of caller: CheckCaller, in inspection: Inspection) async throws(TransportFault) {
        for list in ["listArtists", "listSharedSpaces"] {
            try await add(.space, from: list, as: caller, in: inspection)
        }
        for space in spaces.prefix(Self.breadth) {
            try await add(.project, from: "listProjectsOfArtist", ["artistId": space.id.id], as: caller, in: inspection)
        }
        try await add(.project, from: "listSharedProjects", as: caller, in: inspection)
        for project in projects.prefix(Self.breadth) {
            try await add(.track, from: "listTracksOfProject", ["projectId": project.id.id], as: caller, in: inspection)
        }
        try await add(.track, from: "listSharedTracks", as: caller, in: inspection)
        for track in tracks.worthHearing.firstMiddleAndLast {
            let files = try await inspection.success(of: "listFilesOfTrack", ["trackId": track.id.id], as: caller)
            self.files += (files?.elements ?? []).compactMap { Subject($0, of: track) }
        }
    }

    private mutating func add(
        _ kind: ResourceKind, from list: String, _ arguments: [String: String] = [:], as caller: CheckCaller,
        in inspection: Inspection
    ) async throws(TransportFault) {
        let elements = try await inspection.success(of: list, arguments, as: caller)?.elements ?? []
        for case let subject? in elements.map({ Subject(kind, $0) }) where known.insert(subject.id).inserted {
            switch kind {
            case .space: spaces.append(subject)
            case .project: projects.append(subject)
            case .track: tracks.append(subject)
            case .file: break
            }
        }
    }

    /// All of a kind.
    package func subjects(_ kind: ResourceKind) -> [Subject] {
        switch kind {
        case .space: spaces
        case .project: projects
        case .track: tracks
        case .file: files
        }
    }

    /// Whether the caller's lists lead there.
    package func reaches(_ id: ResourceID) -> Bool { known.contains(id) }

    /// The caller's role there, as their lists say it.
    package func role(on id: ResourceID) -> Role? { subjects(id.kind).first { $0.id == id }?.role }
}

extension [Subject] {
    /// Tracks with a version, and of these, if there are any, those with comments on it.
    fileprivate var worthHearing: [Subject] {
        let audible = filter { $0.item.hasValue("currentFileId") }
        let discussed = audible.filter { $0.item["commentCount"]?.integerValue ?? 0 > 0 }
        return discussed.isEmpty ? audible : discussed
    }
}
