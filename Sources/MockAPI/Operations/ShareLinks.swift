import Catalog
import JSONText

extension Projection {
    /// All share links of a resource, newest first, each with its status now.
    func listLinks(on resource: ResourceID) -> Reply {
        let links = catalog.links(on: resource)
        var reply = Reply.list(
            links, of: call,
            key: { .newestFirst($0.createdAt, ordinal: catalog.ordinal(of: $0), id: $0.id) },
            find: catalog.link(id:), write: write)
        reply.freshUntil = links.nextExpiry(after: call.now)
        return reply
    }
}

extension Sequence<ShareLink> {
    /// When the clock next changes a status.
    func nextExpiry(after now: Instant) -> Instant? {
        lazy.filter { $0.status(at: now) == .active }.compactMap(\.expiresAt).min()
    }
}
