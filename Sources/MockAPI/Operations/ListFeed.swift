import Catalog

extension Operations {
    /// `GET /feed`: the tracks that a caller works on, wherever they are, with what happened last on top.
    static func listFeed(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let feed = Feed(
            projection, through: call.arguments["lens"]?.stringValue.flatMap(FeedLens.init) ?? .recent)
        return .list(
            count: feed.count, of: call, defaultLimit: 50, key: \.key, write: projection.write,
            elements: feed.entries(after:))
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

/// The tracks of the resources that the caller has a role on, each once.
private struct Feed {
    private let projection: Projection
    private(set) var count = 0
    private var lists: [KeyList] = []

    init(_ projection: Projection, through lens: FeedLens) {
        self.projection = projection
        let domains =
            switch lens {
            case .recent: projection.ownDomains + projection.sharedDomains
            case .shared: projection.sharedDomains
            case .yours: projection.ownDomains
            }
        var others: [Track] = []
        for domain in domains { others += add(domain) }
        add(others.map(projection.entry))
    }

    /// Adds what is below a domain, except for tracks whose place depends on what the caller may know of them.
    private mutating func add(_ domain: Domain) -> [Track] {
        let catalog = projection.catalog
        guard domain.resource.kind != .track else { return catalog.tracks(in: domain.resource) }
        add(catalog.tracksByActivity(below: domain.resource, shared: false))
        let shared = catalog.tracksByActivity(below: domain.resource, shared: true)
        guard domain.role < .admin else {
            add(shared)
            return []
        }
        return shared.compactMap { catalog.track(id: $0.id) }
    }

    private mutating func add(_ tracks: RecordList<TrackPlace>) {
        lists.append(KeyList(tracks) { .newestFirst($0.lastActivityAt, id: $0.id) })
        count += tracks.count
    }

    private mutating func add(_ entries: [FeedEntry]) {
        lists.append(KeyList(entries.map(\.key).sorted()) { $0 })
        count += entries.count
    }

    /// Those behind a key.
    func entries(after cursor: SortKey?) -> some IteratorProtocol<FeedEntry> {
        var keys = MergedKeys(lists, after: cursor)
        return AnyIterator { keys.next()?.id.flatMap(projection.catalog.track).map(projection.entry) }
    }
}
