import JSONText

/// One role that one person was given on one resource, and on all below it.
package struct Grant: Sendable, Hashable {
    package var id: String
    package var userId: String
    package var role: Role
    /// A space, a project or a track.
    package var subject: ResourceID
    package var grantedById: String
    package var grantedAt: Instant

    package init(
        id: String, userId: String, role: Role, subject: ResourceID, grantedById: String, grantedAt: Instant
    ) {
        self.id = id
        self.userId = userId
        self.role = role
        self.subject = subject
        self.grantedById = grantedById
        self.grantedAt = grantedAt
    }
}

extension Grant: CatalogEntity {
    static let collection = CatalogCollection.grants

    init(from record: inout SeedRecord) {
        id = record.id()
        userId = record.reference("userId", to: .users)
        role = record.read("role", .oneOf([.admin, .editor, .viewer]))
        subject = record.resource(.space, .project, .track)
        grantedById = record.reference("grantedById", to: .users)
        grantedAt = record.read("grantedAt", .instant)
        record.claim(.grant(user: userId, subject), at: "resourceId", "userId", "resourceType")
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("userId", userId)
        record.write("role", role)
        record.write(subject)
        record.write("grantedById", grantedById)
        record.write("grantedAt", grantedAt)
    }

    mutating func shift(by shift: TimeShift) {
        grantedAt.shift(by: shift)
    }
}
