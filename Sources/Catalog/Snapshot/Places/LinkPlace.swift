import JSONText

/// A link and the space that it is in: what the index of all links in a space goes by.
struct LinkPlace: IndexedEntity {
    /// The link's.
    let id: String
    let subject: ResourceID
    private(set) var expiresAt: Instant?
    let isRevoked: Bool
    let space: String?

    init(_ link: ShareLink, at place: Place) {
        id = link.id
        subject = link.subject
        expiresAt = link.expiresAt
        isRevoked = link.revokedAt != nil
        space = place.space
    }

    mutating func shift(by shift: TimeShift) {
        expiresAt?.shift(by: shift)
    }

    struct Indexes: TableIndexes {
        private(set) var inSpace: LayeredIndex<LinksInSpace>

        init(_ links: [LinkPlace]) {
            inSpace = LayeredIndex(links)
        }

        mutating func update(_ change: RecordChange<LinkPlace>, in links: LayeredArray<LinkPlace>) {
            inSpace.update(change, in: links)
        }
    }
}

/// Those that are not revoked; whichever lasts longest comes first, so that the active ones come before the expired ones.
enum LinksInSpace: IndexDefinition {
    static func key(of link: LinkPlace) -> SharedKey? {
        link.isRevoked ? nil : link.space.map { SharedKey(space: $0, kind: link.subject.kind) }
    }

    static func isBefore(_ first: LinkPlace, _ second: LinkPlace) -> Bool {
        guard let secondEnd = second.expiresAt else { return false }
        return first.expiresAt.map { $0 > secondEnd } ?? true
    }
}
