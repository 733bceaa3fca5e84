import Catalog

extension Operations {
    /// `GET /collaboration/shared-by-me`: the caller's resources that have a direct collaborator or an active link.
    ///
    /// It equals what a client derives from `listArtists`, `listProjectsOfArtist`, `listTracksOfProject`, each
    /// resource's detail and its links; see the operation's `x-decision`.
    static func listSharedByMe(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let type = call.arguments["type"]?.stringValue
        let spaces = catalog.spaces(ownedBy: projection.caller.id)
        func shared(_ kind: ResourceKind) -> [ResourceID] {
            guard type == nil || type == kind.rawValue else { return [] }
            return spaces.flatMap { catalog.sharedResources(kind, in: $0.id, at: call.now) }
        }

        let outbound = Outbound(
            spaces: projection.shared(shared(.space), catalog.space),
            projects: projection.shared(shared(.project), catalog.project),
            tracks: projection.shared(shared(.track), catalog.track))

        var reply = Reply.json { projection.write(outbound, into: &$0) }
        reply.freshUntil = outbound.sharings.flatMap(\.activeLinks).nextExpiry(after: call.now)
        return reply
    }
}
