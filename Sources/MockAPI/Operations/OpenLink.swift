import Catalog
import JSONText

extension Operations {
    /// `GET /s/{linkToken}`: what whoever has the link may see and hear, with or without an account.
    static func openLink(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let token = call.text("linkToken")
        guard let link = catalog.link(token: token) else { throw .notFound(.linkToken, id: token) }
        let sharer = catalog.referredUser(link.createdById)
        if let end = link.end(at: call.now) {
            throw .gone(detail: "This share link \(end). \(sharer.name), who made it, may share it again.")
        }
        let projection = Projection(catalog, for: call, as: sharer)
        var reply = Reply.json { projection.writeOpened(link, into: &$0) }
        reply.freshUntil = link.expiresAt
        return reply
    }
}

extension ShareLink {
    /// What ended it and when; nothing while it is active.
    fileprivate func end(at now: Instant) -> String? {
        switch status(at: now) {
        case .active: nil
        case .expired: expiresAt.map { "expired at \($0)" }
        case .revoked: revokedAt.map { "was revoked at \($0)" }
        }
    }
}
