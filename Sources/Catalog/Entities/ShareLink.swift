import JSONText

/// A link that lets whoever holds it at a resource.
package struct ShareLink: Sendable, Hashable {
    package var id: String
    /// The last segment of the link's URL.
    package var token: String
    /// A space, a project or a track.
    package var subject: ResourceID
    package var access: LinkAccess
    package var createdById: String
    package var createdAt: Instant
    package var expiresAt: Instant?
    package var revokedAt: Instant?

    package init(
        id: String, token: String, subject: ResourceID, access: LinkAccess, createdById: String, createdAt: Instant,
        expiresAt: Instant? = nil, revokedAt: Instant? = nil
    ) {
        self.id = id
        self.token = token
        self.subject = subject
        self.access = access
        self.createdById = createdById
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.revokedAt = revokedAt
    }

    /// Revocation wins over expiry; a link that expires exactly now is expired.
    package func status(at now: Instant) -> LinkStatus {
        if revokedAt != nil { return .revoked }
        if let expiresAt, expiresAt <= now { return .expired }
        return .active
    }
}

package enum LinkAccess: String, Sendable, CaseIterable {
    case listen, download, comment
}

package enum LinkStatus: String, Sendable, CaseIterable {
    case active, expired, revoked
}

extension ShareLink: CatalogEntity {
    static let collection = CatalogCollection.links

    init(from record: inout SeedRecord) {
        id = record.id()
        token = record.read("token", .linkToken)
        subject = record.resource(.space, .project, .track)
        access = record.read("access", .anyCase)
        createdById = record.reference("createdById", to: .users)
        createdAt = record.read("createdAt", .instant)
        expiresAt = record.readIfPresent("expiresAt", .instant)
        revokedAt = record.readIfPresent("revokedAt", .instant)
        record.claim(.token(token), at: "token")
        record.expect(expiresAt, at: "expiresAt", notBefore: createdAt, at: "createdAt")
        record.expect(revokedAt, at: "revokedAt", notBefore: createdAt, at: "createdAt")
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("token", token)
        record.write(subject)
        record.write("access", access)
        record.write("createdById", createdById)
        record.write("createdAt", createdAt)
        record.write("expiresAt", expiresAt)
        record.write("revokedAt", revokedAt)
    }

    mutating func shift(by shift: TimeShift) {
        createdAt.shift(by: shift)
        expiresAt?.shift(by: shift)
        revokedAt?.shift(by: shift)
    }
}
