import JSONText

/// A release in the making: an album, an EP, a single.
package struct Project: Sendable, Hashable {
    package var id: String
    /// The space that holds it.
    package var artistId: String
    package var name: String
    package var kind: ProjectKind
    package var artworkId: String?
    package var description: String?
    package var releaseDate: CalendarDate?
    package var createdAt: Instant
    package var updatedAt: Instant

    package init(
        id: String, artistId: String, name: String, kind: ProjectKind, artworkId: String? = nil,
        description: String? = nil, releaseDate: CalendarDate? = nil, createdAt: Instant, updatedAt: Instant
    ) {
        self.id = id
        self.artistId = artistId
        self.name = name
        self.kind = kind
        self.artworkId = artworkId
        self.description = description
        self.releaseDate = releaseDate
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

package enum ProjectKind: String, Sendable, CaseIterable {
    case album, ep, single, other
}

extension Project: CatalogEntity {
    static let collection = CatalogCollection.projects

    init(from record: inout SeedRecord) {
        id = record.id()
        artistId = record.reference("artistId", to: .artists)
        name = record.read("name", .name)
        kind = record.read("kind", .anyCase)
        artworkId = record.readIfPresent("artworkId", .id)
        description = record.readIfPresent("description", .text(upTo: 10_000))
        releaseDate = record.readIfPresent("releaseDate", .date)
        createdAt = record.read("createdAt", .instant)
        updatedAt = record.read("updatedAt", .instant)
        record.expect(updatedAt, at: "updatedAt", notBefore: createdAt, at: "createdAt")
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("artistId", artistId)
        record.write("name", name)
        record.write("kind", kind)
        record.write("artworkId", artworkId)
        record.write("description", description)
        record.write("releaseDate", releaseDate)
        record.write("createdAt", createdAt)
        record.write("updatedAt", updatedAt)
    }

    mutating func shift(by shift: TimeShift) {
        releaseDate = releaseDate?.advanced(byDays: shift.days)
        createdAt.shift(by: shift)
        updatedAt.shift(by: shift)
    }
}
