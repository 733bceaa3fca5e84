import JSONText

/// Something that somebody did on a resource.
package struct Activity: Sendable, Hashable {
    package var id: String
    package var kind: ActivityKind
    package var actorId: String
    /// Whom the resource was shared with, where it was shared with somebody.
    package var recipientId: String?
    package var at: Instant
    package var subject: ResourceID
    package var excerpt: String?

    package init(
        id: String, kind: ActivityKind, actorId: String, recipientId: String? = nil, at: Instant, subject: ResourceID,
        excerpt: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.actorId = actorId
        self.recipientId = recipientId
        self.at = at
        self.subject = subject
        self.excerpt = excerpt
    }
}

package enum ActivityKind: String, Sendable, CaseIterable {
    case shared, versionUploaded, commented, approved, changesRequested
}

extension Activity: CatalogEntity {
    static let collection = CatalogCollection.activities

    init(from record: inout SeedRecord) {
        id = record.id()
        kind = record.read("kind", .anyCase)
        actorId = record.reference("actorId", to: .users)
        recipientId = record.referenceIfPresent("recipientId", to: .users)
        at = record.read("at", .instant)
        subject = record.resource(.space, .project, .track, .file)
        excerpt = record.readIfPresent("excerpt", .text(upTo: 1_000))
        checkRecipient(in: &record)
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("kind", kind)
        record.write("actorId", actorId)
        record.write("recipientId", recipientId)
        record.write("at", at)
        record.write(subject)
        record.write("excerpt", excerpt)
    }

    private func checkRecipient(in record: inout SeedRecord) {
        record.expect(recipientId == nil || kind == .shared, at: "recipientId", with: "kind") {
            "only \"shared\" has a recipient; expected no recipientId with the kind \"\(kind.rawValue)\""
        }
    }

    mutating func shift(by shift: TimeShift) {
        at.shift(by: shift)
    }
}
