extension Snapshot {
    /// The direct grants on a resource, by the instant, then by the user's id.
    package func grants(on resource: ResourceID) -> RecordList<Grant> {
        tables.grants.list(\.onResource, resource)
    }

    package func grant(id: String) -> Grant? { tables.grants[id] }

    /// The newest first; of those made at one instant the later in the file.
    package func grants(of userID: String) -> RecordList<Grant> {
        tables.grants.list(\.ofUser, userID)
    }

    /// All links on a resource, whatever their status; the newest first, of those made at one instant the later in the
    /// file.
    package func links(on resource: ResourceID) -> RecordList<ShareLink> {
        tables.links.list(\.onResource, resource)
    }

    package func link(id: String) -> ShareLink? { tables.links[id] }

    package func link(token: String) -> ShareLink? { tables.links.first(\.byToken, token) }

    /// The newest first; of those at one instant the later in the file.
    package var activitiesNewestFirst: RecordList<Activity> {
        tables.activities.list(\.newestFirst, Everything())
    }

    /// The newest first; of those at one instant the later in the file.
    package func activities(on resource: ResourceID) -> RecordList<Activity> {
        tables.activities.list(\.onResource, resource)
    }

    // MARK: Places

    /// The place in the file, from 0, which tells apart what was made at one instant; nil for a stranger.
    package func ordinal(of grant: Grant) -> Int? { tables.grants.place(of: grant.id) }
    package func ordinal(of link: ShareLink) -> Int? { tables.links.place(of: link.id) }
    package func ordinal(of activity: Activity) -> Int? { tables.activities.place(of: activity.id) }
    package func ordinal(of activity: ActivityPlace) -> Int? { tables.activities.place(of: activity.id) }
}
