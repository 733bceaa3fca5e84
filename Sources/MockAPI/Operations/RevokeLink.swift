import Catalog

extension Operations {
    /// `DELETE /link/{linkId}`: the link opens nothing from now on. It stays on the list, and once it is revoked nothing
    /// changes any more.
    static func revokeLink(_ call: Call, _ catalog: Snapshot, _ ids: NewIDs) throws(Problem) -> Write {
        let projection = try Projection(catalog, for: call)
        let id = call.text("linkId")
        guard let link = catalog.link(id: id) else { throw projection.missing(.link, id, in: .links) }
        try projection.require(.admin, on: link.subject)

        var revoked = link
        // A clock that was set back does not make it be revoked before it was made.
        revoked.revokedAt = link.revokedAt ?? max(call.now, link.createdAt)
        let changes: [CatalogChange] = revoked == link ? [] : [.put(.link(revoked))]
        return Write(to: projection.show(link), changes) { [revoked] catalog throws(Problem) in
            try Projection(catalog, for: call).show(revoked)
        }
    }
}
