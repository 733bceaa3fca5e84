extension Snapshot {
    /// The direct grants on a resource, by the instant, then by the user's id.
    package func grants(on resource: ResourceID) -> [Grant] {
        sharing.grantsOnResource[resource, default: []].map { grants[$0] }
    }

    /// The newest first; of those made at one instant the later in the file.
    package func grants(of userID: String) -> [Grant] {
        sharing.grantsOfUser[offsets.users[userID]].map { grants[$0] }
    }

    /// All links on a resource, whatever their status; the newest first, of those made at one instant the later in the
    /// file.
    package func links(on resource: ResourceID) -> [ShareLink] {
        sharing.linksOnResource[resource, default: []].map { links[$0] }
    }

    /// The newest first; of those at one instant the later in the file.
    package var activitiesNewestFirst: [Activity] {
        sharing.activitiesNewestFirst.map { activities[$0] }
    }

    // MARK: Places

    /// The place in the file, from 0, which tells apart what was made at one instant; nil for a stranger.
    package func ordinal(of grant: Grant) -> Int? { offsets.grants[grant.id] }
    package func ordinal(of link: ShareLink) -> Int? { offsets.links[link.id] }
    package func ordinal(of activity: Activity) -> Int? { offsets.activities[activity.id] }
}
