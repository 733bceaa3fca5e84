extension Track: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var ofProject: LayeredIndex<TracksOfProject>
        private(set) var byArtwork: LayeredIndex<TracksByArtwork>

        init(_ tracks: [Track]) {
            ofProject = LayeredIndex(tracks)
            byArtwork = LayeredIndex(tracks)
        }

        mutating func update(_ change: RecordChange<Track>, in tracks: LayeredArray<Track>) {
            ofProject.update(change, in: tracks)
            byArtwork.update(change, in: tracks)
        }
    }
}

/// By position.
enum TracksOfProject: IndexDefinition {
    static func key(of track: Track) -> String? { track.projectId }
    static func isBefore(_ first: Track, _ second: Track) -> Bool { first.position < second.position }
}

enum TracksByArtwork: IndexDefinition {
    static func key(of track: Track) -> String? { track.artworkId }
}
