import JSONText

/// All that is below a resource, however deep: what takes a walk down the hierarchy otherwise.
extension Snapshot {
    /// What happened at or below a space, a project or a track: that something was shared, or all else. The newest first; of
    /// what happened at one instant the later in the file.
    package func activities(below resource: ResourceID, shared isShared: Bool) -> RecordList<ActivityPlace> {
        let key = ActivitiesKey(resource: resource.id, isShared: isShared)
        return switch resource.kind {
        case .space: places.activities.list(\.inSpace, key)
        case .project: places.activities.list(\.inProject, key)
        case .track: places.activities.list(\.onTrack, key)
        case .file: .empty
        }
    }

    /// How much of that somebody did.
    package func activityCount(below resource: ResourceID, shared isShared: Bool, by userID: String) -> Int {
        let key = ActorActivitiesKey(all: ActivitiesKey(resource: resource.id, isShared: isShared), actor: userID)
        return switch resource.kind {
        case .space: places.activities.count(\.inSpaceByActor, key)
        case .project: places.activities.count(\.inProjectByActor, key)
        case .track: places.activities.count(\.onTrackByActor, key)
        case .file: 0
        }
    }

    /// The tracks below a space or a project on which the last that happened is that something was shared, or all others. By
    /// that activity or else their making, the newest first, then by id.
    package func tracksByActivity(below resource: ResourceID, shared isShared: Bool) -> RecordList<TrackPlace> {
        let key = ActivitiesKey(resource: resource.id, isShared: isShared)
        return switch resource.kind {
        case .space: places.tracks.list(\.inSpace, key)
        case .project: places.tracks.list(\.inProject, key)
        case .track, .file: .empty
        }
    }

    /// The resources of one kind in a space that somebody was granted a role on, or that have a link which is active at an
    /// instant.
    package func sharedResources(_ kind: ResourceKind, in spaceID: String, at now: Instant) -> Set<ResourceID> {
        let key = SharedKey(space: spaceID, kind: kind)
        let links = places.links.list(\.inSpace, key).lazy.prefix { link in link.expiresAt.map { $0 > now } ?? true }
        return Set(places.grants.list(\.inSpace, key).map(\.subject)).union(links.map(\.subject))
    }

    package func activity(id: String) -> Activity? { tables.activities[id] }
}
