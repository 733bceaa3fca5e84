import JSONText

/// A track, where it is, and when something happened on it last: what indexes of all tracks below a resource go by.
package struct TrackPlace: IndexedEntity, Hashable {
    /// The track's.
    package let id: String
    /// The newest activity's on it or a version of it, else when it was made.
    package private(set) var lastActivityAt: Instant
    /// Whether that activity is that somebody shared something, which not everybody may know who sees the track.
    let isShared: Bool
    let space: String?
    let project: String

    init(_ track: Track, at place: Place, latest: Activity?) {
        id = track.id
        lastActivityAt = latest?.at ?? track.createdAt
        isShared = latest?.kind == .shared
        space = place.space
        project = track.projectId
    }

    mutating func shift(by shift: TimeShift) {
        lastActivityAt.shift(by: shift)
    }

    struct Indexes: TableIndexes {
        private(set) var inSpace: LayeredIndex<TracksInSpaceByActivity>
        private(set) var inProject: LayeredIndex<TracksInProjectByActivity>

        init(_ tracks: [TrackPlace]) {
            inSpace = LayeredIndex(tracks)
            inProject = LayeredIndex(tracks)
        }

        mutating func update(_ change: RecordChange<TrackPlace>, in tracks: LayeredArray<TrackPlace>) {
            inSpace.update(change, in: tracks)
            inProject.update(change, in: tracks)
        }
    }

    /// By the last activity, newest first, then by id.
    fileprivate static func isBefore(_ first: TrackPlace, _ second: TrackPlace) -> Bool {
        first.lastActivityAt == second.lastActivityAt
            ? first.id.precedes(second.id) : first.lastActivityAt > second.lastActivityAt
    }
}

enum TracksInSpaceByActivity: IndexDefinition {
    static func key(of track: TrackPlace) -> ActivitiesKey? {
        track.space.map { ActivitiesKey(resource: $0, isShared: track.isShared) }
    }
    static func isBefore(_ first: TrackPlace, _ second: TrackPlace) -> Bool { TrackPlace.isBefore(first, second) }
}

enum TracksInProjectByActivity: IndexDefinition {
    static func key(of track: TrackPlace) -> ActivitiesKey? {
        ActivitiesKey(resource: track.project, isShared: track.isShared)
    }
    static func isBefore(_ first: TrackPlace, _ second: TrackPlace) -> Bool { TrackPlace.isBefore(first, second) }
}
