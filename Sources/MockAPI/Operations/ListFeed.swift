import Catalog

extension Operations {
    /// `GET /feed`: the tracks that a caller works on, wherever they are, with what happened last on top.
    static func listFeed(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let tracks = projection.tracks(through: call.arguments["lens"]?.stringValue.flatMap(FeedLens.init) ?? .recent)
        return .list(
            tracks.map(projection.entry).sorted { $0.key < $1.key }, of: call, defaultLimit: 50,
            key: \.key, write: projection.write)
    }
}

/// Which tracks somebody looks at.
private enum FeedLens: String {
    /// Every one that the caller has a role on.
    case recent
    /// Those in others' spaces.
    case shared
    /// Those in the caller's own.
    case yours
}

extension Projection {
    fileprivate func tracks(through lens: FeedLens) -> [Track] {
        switch lens {
        case .recent: ownTracks + sharedTracks
        case .shared: sharedTracks
        case .yours: ownTracks
        }
    }

    private var ownTracks: [Track] { catalog.spaces(ownedBy: caller.id).flatMap { catalog.tracks(in: .space($0.id)) } }

    /// Each once, though it may have been shared at several levels. Nobody has a grant below a space of their own.
    private var sharedTracks: [Track] {
        var isListed: Set<String> = []
        return catalog.grants(of: caller.id).flatMap { catalog.tracks(in: $0.subject) }
            .filter { isListed.insert($0.id).inserted }
    }
}
