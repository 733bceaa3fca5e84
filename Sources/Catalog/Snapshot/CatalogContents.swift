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
    var reviews: [Review]
    var reads: [ReadMark]
}
