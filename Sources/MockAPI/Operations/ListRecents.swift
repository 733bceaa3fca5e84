import Catalog

extension Operations {
    /// `GET /collaboration/recents`: what others did on what is shared with the caller, newest first.
    static func listRecents(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let recents = Recents(try Projection(catalog, for: call))
        return .list(
            count: recents.count, of: call, defaultLimit: 50, key: recents.key(of:), write: recents.projection.write,
            elements: recents.activities(after:))
    }
}

/// An activity of somebody else's is seen by whoever has a role on its subject by grant; that something was shared, only by
/// whom it was shared with and by the subject's admins.
private struct Recents {
    let projection: Projection
    private(set) var count = 0
    /// What happened at or below each resource that is shared with the caller, their own doings among it.
    private var lists: [KeyList] = []

    init(_ projection: Projection) {
        self.projection = projection
        for domain in projection.sharedDomains { add(domain) }
    }

    private mutating func add(_ domain: Domain) {
        addAll(below: domain.resource, shared: false)
        guard domain.role < .admin else { return addAll(below: domain.resource, shared: true) }
        let catalog = projection.catalog
        let shares = catalog.activities(below: domain.resource, shared: true).filter { place in
            catalog.activity(id: place.id).map { isOfOthers($0) && isKnown($0) } ?? false
        }
        lists.append(KeyList(shares, key: key(of:)))
        count += shares.count
    }

    private mutating func addAll(below resource: ResourceID, shared isShared: Bool) {
        let activities = projection.catalog.activities(below: resource, shared: isShared)
        lists.append(KeyList(activities, key: key(of:)))
        count +=
            activities.count
            - projection.catalog.activityCount(below: resource, shared: isShared, by: projection.caller.id)
    }

    private func isOfOthers(_ activity: Activity) -> Bool { activity.actorId != projection.caller.id }

    private func isKnown(_ activity: Activity) -> Bool {
        projection.maySee(activity, as: projection.role(on: activity.subject))
    }

    // MARK: In order

    /// Those behind a key.
    func activities(after cursor: SortKey?) -> some IteratorProtocol<Activity> {
        let catalog = projection.catalog
        var keys = MergedKeys(lists, after: cursor?.moved(with: catalog.activity, key: key(of:)))
        return AnyIterator<Activity> {
            while let key = keys.next() {
                if let activity = key.id.flatMap(catalog.activity), isOfOthers(activity) { return activity }
            }
            return nil
        }
    }

    func key(of activity: Activity) -> SortKey {
        .newestFirst(activity.at, ordinal: projection.catalog.ordinal(of: activity), id: activity.id)
    }

    private func key(of place: ActivityPlace) -> SortKey {
        .newestFirst(place.at, ordinal: projection.catalog.ordinal(of: place), id: place.id)
    }
}
