import Catalog

extension Operations {
    /// `GET /collaboration/recents`: what others did on what is shared with the caller, newest first.
    static func listRecents(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        return .list(
            catalog.activitiesNewestFirst.filter(projection.sees), of: call, defaultLimit: 50,
            key: { .newestFirst($0.at, ordinal: catalog.ordinal(of: $0), id: $0.id) }, write: projection.write)
    }
}

extension Projection {
    /// An activity of somebody else's is seen by whoever has a role on its subject by grant; that something was shared,
    /// only by whom it was shared with and by the subject's admins.
    fileprivate func sees(_ activity: Activity) -> Bool {
        guard activity.actorId != caller.id else { return false }
        let access = catalog.access(of: caller.id, to: activity.subject)
        guard let role = access.role, access.decidedBy.rule != .owner else { return false }
        return maySee(activity, as: role)
    }
}
