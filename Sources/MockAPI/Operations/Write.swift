import Catalog
import HTTPWire

/// What a writing operation comes to: all of its changes are made, or none.
package struct Write: Sendable {
    /// What the request's path names, as it is now: its `If-Match` is about that. Nothing where a GET of the same path shows
    /// it, or where there is nothing yet.
    let target: Reply?
    let changes: [CatalogChange]
    /// Shows what has come of it, from the catalogue with the changes.
    let reply: @Sendable (Snapshot) throws(Problem) -> Reply

    init(
        to target: Reply? = nil, _ changes: [CatalogChange],
        reply: @escaping @Sendable (Snapshot) throws(Problem) -> Reply
    ) {
        self.target = target
        self.changes = changes
        self.reply = reply
    }
}

extension Reply {
    /// 204: there is nothing to be shown any more (RFC 9110 section 15.3.5).
    static var noContent: Reply { Reply(status: .noContent, body: .bytes([])) }

    /// 201 with where the new thing is (RFC 9110 section 15.3.2).
    func created(at url: String) -> Reply {
        var reply = self
        reply.status = .created
        reply.fields.append((.location, url))
        return reply
    }
}
