/// What is derived from the records of several collections: where activities, grants, links and tracks are. Each table has
/// its records in the order of the collection that they are derived from.
struct PlaceTables: Sendable {
    private(set) var activities: Table<ActivityPlace>
    private(set) var grants: Table<GrantPlace>
    private(set) var links: Table<LinkPlace>
    private(set) var tracks: Table<TrackPlace>

    init(_ contents: CatalogContents, in tables: CatalogTables) {
        let activityPlaces = contents.activities.map { ActivityPlace($0, at: tables.place(of: $0.subject)) }
        let latest = Self.latest(of: activityPlaces)
        activities = Table(activityPlaces)
        grants = Table(contents.grants.map { GrantPlace($0, at: tables.place(of: $0.subject)) })
        links = Table(contents.links.map { LinkPlace($0, at: tables.place(of: $0.subject)) })
        tracks = Table(
            contents.tracks.map { track in
                TrackPlace(track, at: tables.place(of: track), latest: latest[track.id].map { contents.activities[$0] })
            })
    }

    /// Which of the activities is the newest on each track, as ``CatalogTables/latestActivity(on:)`` finds it for one. Most
    /// tracks have none, so that to look for each track's would take longer.
    private static func latest(of activities: [ActivityPlace]) -> [String: Int] {
        var latest: [String: Int] = [:]
        for (index, activity) in activities.enumerated() {
            guard let track = activity.place.track else { continue }
            if let other = latest[track], activities[other].at > activity.at { continue }
            latest[track] = index
        }
        return latest
    }

    mutating func shift(by shift: TimeShift) {
        activities.shift(by: shift)
        grants.shift(by: shift)
        links.shift(by: shift)
        tracks.shift(by: shift)
    }

    // MARK: Keeping up

    /// Brings what is derived in line with a record as it is now.
    mutating func update(_ record: RecordID, in tables: CatalogTables) {
        let id = record.id
        switch record.collection {
        case .activities:
            guard let activity = tables.activities[id] else { return activities.remove(id) }
            activities.put(ActivityPlace(activity, at: tables.place(of: activity.subject)))
        case .grants:
            guard let grant = tables.grants[id] else { return grants.remove(id) }
            grants.put(GrantPlace(grant, at: tables.place(of: grant.subject)))
        case .links:
            guard let link = tables.links[id] else { return links.remove(id) }
            links.put(LinkPlace(link, at: tables.place(of: link.subject)))
        case .tracks:
            guard let track = tables.tracks[id] else { return tracks.remove(id) }
            let place = TrackPlace(
                track, at: tables.place(of: .track(id)), latest: tables.latestActivity(on: id))
            if tracks[id] != place { tracks.put(place) }
        case .users, .artists, .projects, .files, .comments, .sections, .reviews, .reads: break
        }
    }
}

extension CatalogTables {
    /// The newest on the track or a version of it; of those at one instant the later in the file.
    func latestActivity(on trackID: String) -> Activity? {
        let places = [ResourceID.track(trackID)] + files.list(\.ofTrack, trackID).map { .file($0.id) }
        return places.compactMap { activities.first(\.onResource, $0) }
            .max { ($0.at, activities.place(of: $0.id) ?? 0) < ($1.at, activities.place(of: $1.id) ?? 0) }
    }

    // MARK: What depends on a place

    /// What a record hangs below, where others are found by way of it; nil for one that there is not.
    func parent(of record: RecordID) -> String? {
        switch record.collection {
        case .projects: projects[record.id]?.artistId
        case .tracks: tracks[record.id]?.projectId
        case .files: files[record.id]?.trackId
        case .users, .artists, .comments, .sections, .grants, .links, .activities, .reviews, .reads: nil
        }
    }

    /// The track on which an activity happened, or whose version a file is.
    func track(of record: RecordID) -> RecordID? {
        let resource: ResourceID? =
            switch record.collection {
            case .activities: activities[record.id]?.subject
            case .files: .file(record.id)
            default: nil
            }
        return resource.flatMap { place(of: $0).track }.map { RecordID(collection: .tracks, id: $0) }
    }

    /// What is at another place when a project, a track or a file is.
    func placed(below record: RecordID) -> [RecordID] {
        switch record.collection {
        case .projects: subjects(below: .project(record.id))
        case .tracks: subjects(below: .track(record.id))
        case .files: subjects(below: .file(record.id))
        case .users, .artists, .comments, .sections, .grants, .links, .activities, .reviews, .reads: []
        }
    }

    private func subjects(below resource: ResourceID) -> [RecordID] {
        let own =
            activities.list(\.onResource, resource).map(\.recordID)
            + grants.list(\.onResource, resource).map(\.recordID)
            + links.list(\.onResource, resource).map(\.recordID)
        return switch resource.kind {
        case .space, .file: own
        case .project:
            own
                + tracks.list(\.ofProject, resource.id).flatMap { track in
                    [track.recordID] + subjects(below: .track(track.id))
                }
        case .track: own + files.list(\.ofTrack, resource.id).flatMap { subjects(below: .file($0.id)) }
        }
    }
}
