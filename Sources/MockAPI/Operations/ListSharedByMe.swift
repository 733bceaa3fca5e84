import Catalog

extension Operations {
    /// `GET /collaboration/shared-by-me`: the caller's resources that have a direct collaborator or an active link.
    ///
    /// It equals what a client derives from `listArtists`, `listProjectsOfArtist`, `listTracksOfProject`, each
    /// resource's detail and its links; see the operation's `x-decision`.
    static func listSharedByMe(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let projection = try Projection(catalog, for: call)
        let type = call.arguments["type"]?.stringValue
        func wanted<Resource>(_ kind: ResourceKind, _ resources: [Resource]) -> [Resource] {
            type == nil || type == kind.rawValue ? resources : []
        }

        let spaces = catalog.spaces(ownedBy: projection.caller.id)
        let projects = spaces.flatMap { catalog.projects(of: $0.id) }
        let tracks = projects.flatMap { catalog.tracks(of: $0.id) }
        let outbound = Outbound(
            spaces: projection.shared(wanted(.space, spaces)) { .space($0.id) },
            projects: projection.shared(wanted(.project, projects)) { .project($0.id) },
            tracks: projection.shared(wanted(.track, tracks)) { .track($0.id) })

        var reply = Reply.json { projection.write(outbound, into: &$0) }
        reply.freshUntil = outbound.sharings.flatMap(\.activeLinks).nextExpiry(after: call.now)
        return reply
    }
}
