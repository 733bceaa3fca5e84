/// All that a catalogue holds, in the order of the seed files.
struct CatalogContents: Sendable {
    var scenario: Scenario
    var users: [User]
    var spaces: [ArtistSpace]
    var projects: [Project]
    var tracks: [Track]
    var files: [AudioFile]
    var comments: [Comment]
    var sections: [Section]
    var grants: [Grant]
    var links: [ShareLink]
    var activities: [Activity]

    /// Lets what refers to a track or a file hold the very text of its id. The many little files, comments and sections
    /// would each keep a copy of it otherwise.
    mutating func shareIDs(_ offsets: OffsetsByID) {
        for index in files.indices {
            if let track = offsets.tracks[files[index].trackId] { files[index].trackId = tracks[track].id }
        }
        for index in comments.indices {
            if let file = offsets.files[comments[index].fileId] { comments[index].fileId = files[file].id }
        }
        for index in sections.indices {
            if let file = offsets.files[sections[index].fileId] { sections[index].fileId = files[file].id }
        }
    }

    /// Moves every instant.
    mutating func shift(by shift: TimeShift) {
        scenario.now.shift(by: shift)
        Self.shift(&users, by: shift)
        Self.shift(&spaces, by: shift)
        Self.shift(&projects, by: shift)
        Self.shift(&tracks, by: shift)
        Self.shift(&files, by: shift)
        Self.shift(&comments, by: shift)
        Self.shift(&grants, by: shift)
        Self.shift(&links, by: shift)
        Self.shift(&activities, by: shift)
    }

    private static func shift(_ entities: inout [some CatalogEntity], by shift: TimeShift) {
        for index in entities.indices { entities[index].shift(by: shift) }
    }
}
