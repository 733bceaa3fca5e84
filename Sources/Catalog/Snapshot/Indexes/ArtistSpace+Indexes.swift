extension ArtistSpace: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var ofOwner: LayeredIndex<SpacesOfOwner>
        private(set) var byArtwork: LayeredIndex<SpacesByArtwork>

        init(_ spaces: [ArtistSpace]) {
            ofOwner = LayeredIndex(spaces)
            byArtwork = LayeredIndex(spaces)
        }

        mutating func update(_ change: RecordChange<ArtistSpace>, in spaces: LayeredArray<ArtistSpace>) {
            ofOwner.update(change, in: spaces)
            byArtwork.update(change, in: spaces)
        }
    }
}

/// By the UTF-8 bytes of the name, then by id.
enum SpacesOfOwner: IndexDefinition {
    static func key(of space: ArtistSpace) -> String? { space.ownerId }

    static func isBefore(_ first: ArtistSpace, _ second: ArtistSpace) -> Bool {
        first.name.hasSameBytes(as: second.name)
            ? first.id.precedes(second.id) : first.name.precedes(second.name)
    }
}

enum SpacesByArtwork: IndexDefinition {
    static func key(of space: ArtistSpace) -> String? { space.artworkId }
}
