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

    /// Moves every instant.
    mutating func shift(by seconds: Int64) {
        scenario.now.shift(by: seconds)
        Self.shift(&users, by: seconds)
        Self.shift(&spaces, by: seconds)
        Self.shift(&projects, by: seconds)
        Self.shift(&tracks, by: seconds)
        Self.shift(&files, by: seconds)
        Self.shift(&comments, by: seconds)
        Self.shift(&grants, by: seconds)
        Self.shift(&links, by: seconds)
        Self.shift(&activities, by: seconds)
    }

    private static func shift(_ entities: inout [some CatalogEntity], by seconds: Int64) {
        for index in entities.indices { entities[index].shift(by: seconds) }
    }
}
