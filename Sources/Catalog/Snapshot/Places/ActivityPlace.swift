import JSONText

/// An activity and where it happened: what indexes of all that happened below a resource go by.
package struct ActivityPlace: IndexedEntity, Hashable {
    /// The activity's.
    package let id: String
    package private(set) var at: Instant
    let isShared: Bool
    let actorId: String
    let place: Place

    init(_ activity: Activity, at place: Place) {
        id = activity.id
        at = activity.at
        isShared = activity.kind == .shared
        actorId = activity.actorId
        self.place = place
    }

    mutating func shift(by shift: TimeShift) {
        at.shift(by: shift)
    }

    struct Indexes: TableIndexes {
        private(set) var inSpace: LayeredIndex<ActivitiesBelow<InSpace>>
        private(set) var inProject: LayeredIndex<ActivitiesBelow<InProject>>
        private(set) var onTrack: LayeredIndex<ActivitiesBelow<OnTrack>>
        private(set) var inSpaceByActor: LayeredIndex<ActivitiesOfActorBelow<InSpace>>
        private(set) var inProjectByActor: LayeredIndex<ActivitiesOfActorBelow<InProject>>
        private(set) var onTrackByActor: LayeredIndex<ActivitiesOfActorBelow<OnTrack>>

        init(_ activities: [ActivityPlace]) {
            inSpace = LayeredIndex(activities)
            inProject = LayeredIndex(activities)
            onTrack = LayeredIndex(activities)
            inSpaceByActor = LayeredIndex(activities)
            inProjectByActor = LayeredIndex(activities)
            onTrackByActor = LayeredIndex(activities)
        }

        mutating func update(_ change: RecordChange<ActivityPlace>, in activities: LayeredArray<ActivityPlace>) {
            inSpace.update(change, in: activities)
            inProject.update(change, in: activities)
            onTrack.update(change, in: activities)
            inSpaceByActor.update(change, in: activities)
            inProjectByActor.update(change, in: activities)
            onTrackByActor.update(change, in: activities)
        }
    }
}

/// What was shared at or below a resource, or all else that happened there.
struct ActivitiesKey: Hashable {
    let resource: String
    let isShared: Bool
}

/// The newest first; of those at one instant the later in the file.
enum ActivitiesBelow<Level: PlaceLevel>: IndexDefinition {
    static func key(of activity: ActivityPlace) -> ActivitiesKey? {
        Level.id(in: activity.place).map { ActivitiesKey(resource: $0, isShared: activity.isShared) }
    }
    static func isBefore(_ first: ActivityPlace, _ second: ActivityPlace) -> Bool { first.at > second.at }
    static var laterFirst: Bool { true }
}

/// The same of one actor.
struct ActorActivitiesKey: Hashable {
    let all: ActivitiesKey
    let actor: String
}

enum ActivitiesOfActorBelow<Level: PlaceLevel>: IndexDefinition {
    static func key(of activity: ActivityPlace) -> ActorActivitiesKey? {
        ActivitiesBelow<Level>.key(of: activity).map { ActorActivitiesKey(all: $0, actor: activity.actorId) }
    }
}
