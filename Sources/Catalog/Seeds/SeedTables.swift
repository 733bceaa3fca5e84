import JSONText

/// All that a folder of seeds holds, as it was read; or the records that a change concerns, beside a catalogue.
struct SeedTables {
    var scenario: Scenario?
    var users: SeedTable<User>
    var artists: SeedTable<ArtistSpace>
    var projects: SeedTable<Project>
    var tracks: SeedTable<Track>
    var files: SeedTable<AudioFile>
    var comments: SeedTable<Comment>
    var sections: SeedTable<Section>
    var grants: SeedTable<Grant>
    var links: SeedTable<ShareLink>
    var activities: SeedTable<Activity>
    var reviews: SeedTable<Review>
    var reads: SeedTable<ReadMark>

    /// Tables that nothing has been read into.
    init() {
        users = SeedTable(isKnown: true)
        artists = SeedTable(isKnown: true)
        projects = SeedTable(isKnown: true)
        tracks = SeedTable(isKnown: true)
        files = SeedTable(isKnown: true)
        comments = SeedTable(isKnown: true)
        sections = SeedTable(isKnown: true)
        grants = SeedTable(isKnown: true)
        links = SeedTable(isKnown: true)
        activities = SeedTable(isKnown: true)
        reviews = SeedTable(isKnown: true)
        reads = SeedTable(isKnown: true)
    }

    /// Empty tables, for records that are to be checked beside `others`.
    init(_ scenario: Scenario, beside others: OtherRecords) {
        self.scenario = scenario
        users = SeedTable(beside: others)
        artists = SeedTable(beside: others)
        projects = SeedTable(beside: others)
        tracks = SeedTable(beside: others)
        files = SeedTable(beside: others)
        comments = SeedTable(beside: others)
        sections = SeedTable(beside: others)
        grants = SeedTable(beside: others)
        links = SeedTable(beside: others)
        activities = SeedTable(beside: others)
        reviews = SeedTable(beside: others)
        reads = SeedTable(beside: others)
    }

    /// Checks each record against the others.
    mutating func check() {
        checkReferences()
        checkGrantsToOwners()
        checkMomentsInFiles()
        checkThreads()
        checkRevocations()
        checkReviewedFiles()
    }

    /// All that was found wrong.
    var findings: [(collection: CatalogCollection, findings: [SeedFinding])] {
        [
            (.users, users.findings), (.artists, artists.findings), (.projects, projects.findings),
            (.tracks, tracks.findings), (.files, files.findings), (.comments, comments.findings),
            (.sections, sections.findings), (.grants, grants.findings), (.links, links.findings),
            (.activities, activities.findings), (.reviews, reviews.findings), (.reads, reads.findings),
        ]
    }

    /// Whether nothing was found wrong so far.
    var isSound: Bool { findings.allSatisfy(\.findings.isEmpty) }

    /// What was read; of use once nothing was found wrong.
    var contents: CatalogContents? {
        scenario.map { scenario in
            CatalogContents(
                scenario: scenario, users: users.entities, spaces: artists.entities, projects: projects.entities,
                tracks: tracks.entities, files: files.entities, comments: comments.entities,
                sections: sections.entities, grants: grants.entities, links: links.entities,
                activities: activities.entities, reviews: reviews.entities, reads: reads.entities)
        }
    }
}
