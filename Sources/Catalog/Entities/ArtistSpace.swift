import JSONText

/// The top of the hierarchy: all that one artist's owner keeps together.
package struct ArtistSpace: Sendable, Hashable {
    package var id: String
    package var ownerId: String
    package var name: String
    package var artworkId: String?
    package var genre: String?
    package var description: String?
    package var createdAt: Instant
    package var updatedAt: Instant

    package init(
        id: String, ownerId: String, name: String, artworkId: String? = nil, genre: String? = nil,
        description: String? = nil, createdAt: Instant, updatedAt: Instant
    ) {
        self.id = id
        self.ownerId = ownerId
        self.name = name
        self.artworkId = artworkId
        self.genre = genre
        self.description = description
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

extension ArtistSpace: CatalogEntity {
    static let collection = CatalogCollection.artists

    init(from record: inout SeedRecord) {
        id = record.id()
        ownerId = record.reference("ownerId", to: .users)
        name = record.read("name", .name)
        artworkId = record.readIfPresent("artworkId", .id)
        genre = record.readIfPresent("genre", .text(upTo: 200))
        description = record.readIfPresent("description", .text(upTo: 10_000))
        createdAt = record.read("createdAt", .instant)
        updatedAt = record.read("updatedAt", .instant)
        record.expect(updatedAt, at: "updatedAt", notBefore: createdAt, at: "createdAt")
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("ownerId", ownerId)
        record.write("name", name)
        record.write("artworkId", artworkId)
        record.write("genre", genre)
        record.write("description", description)
        record.write("createdAt", createdAt)
        record.write("updatedAt", updatedAt)
    }

    mutating func shift(by shift: TimeShift) {
        createdAt.shift(by: shift)
        updatedAt.shift(by: shift)
    }
}
