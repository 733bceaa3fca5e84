extension Activity: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var onResource: LayeredIndex<ActivitiesOnResource>
        private(set) var newestFirst: LayeredIndex<ActivitiesNewestFirst>

        init(_ activities: [Activity]) {
            onResource = LayeredIndex(activities)
            newestFirst = LayeredIndex(activities)
        }

        mutating func update(_ change: RecordChange<Activity>, in activities: LayeredArray<Activity>) {
            onResource.update(change, in: activities)
            newestFirst.update(change, in: activities)
        }
    }
}

/// The newest first; of those at one instant the later in the file.
enum ActivitiesOnResource: IndexDefinition {
    static func key(of activity: Activity) -> ResourceID? { activity.subject }
    static func isBefore(_ first: Activity, _ second: Activity) -> Bool { first.at > second.at }
    static let laterFirst = true
}

/// All of them, in the same order.
enum ActivitiesNewestFirst: IndexDefinition {
    static func key(of activity: Activity) -> Everything? { Everything() }
    static func isBefore(_ first: Activity, _ second: Activity) -> Bool { first.at > second.at }
    static let laterFirst = true
}

/// The key of an index that has one group.
struct Everything: Hashable {}
