import JSONText

/// All that a folder of seeds holds, as it was read.
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

    /// Reads every collection, and checks each record against the others.
    init(from texts: [String: [UInt8]], report: inout SeedReport) {
        scenario = Self.scenario(from: texts, report: &report)
        users = Self.table(from: texts, report: &report)
        artists = Self.table(from: texts, report: &report)
        projects = Self.table(from: texts, report: &report)
        tracks = Self.table(from: texts, report: &report)
        files = Self.table(from: texts, report: &report)
        comments = Self.table(from: texts, report: &report)
        sections = Self.table(from: texts, report: &report)
        grants = Self.table(from: texts, report: &report)
        links = Self.table(from: texts, report: &report)
        activities = Self.table(from: texts, report: &report)

        checkReferences()
        checkGrantsToOwners()
        checkMomentsInFiles()
        checkThreads()
        checkRevocations()
        addFindings(to: &report)
    }

    /// What was read; of use once nothing was found wrong.
    var contents: CatalogContents? {
        scenario.map { scenario in
            CatalogContents(
                scenario: scenario, users: users.entities, spaces: artists.entities, projects: projects.entities,
                tracks: tracks.entities, files: files.entities, comments: comments.entities,
                sections: sections.entities, grants: grants.entities, links: links.entities,
                activities: activities.entities)
        }
    }

    private static func scenario(from texts: [String: [UInt8]], report: inout SeedReport) -> Scenario? {
        guard let value = value(of: Scenario.fileName, in: texts, report: &report) else { return nil }
        guard case .object(let object) = value else {
            let message = "expected an object, found \(value.inWords)"
            report.add([SeedFinding(pointer: JSONPointer(), message: message)], file: Scenario.fileName)
            return nil
        }
        let (scenario, record) = SeedRecord.reading(object, Scenario.init(from:))
        let findings = record.faults.map { SeedFinding(pointer: JSONPointer($0.path), message: $0.message) }
        report.add(findings, file: Scenario.fileName)
        return findings.isEmpty ? scenario : nil
    }

    /// A collection without a file is empty.
    private static func table<Entity>(from texts: [String: [UInt8]], report: inout SeedReport) -> SeedTable<Entity> {
        let file = Entity.collection.fileName
        guard let value = value(of: file, in: texts, report: &report) else {
            return SeedTable(isKnown: !report.isUnreadable(file))
        }
        return SeedTable(value)
    }

    private static func value(
        of file: String, in texts: [String: [UInt8]], report: inout SeedReport
    ) -> JSONValue? {
        guard let bytes = texts[file] else { return nil }
        do {
            return try JSONParser.parse(bytes, maximumFaults: 1_000)
        } catch {
            report.add(error, file: file)
            return error.value
        }
    }

    private func addFindings(to report: inout SeedReport) {
        report.add(users.findings, file: User.collection.fileName)
        report.add(artists.findings, file: ArtistSpace.collection.fileName)
        report.add(projects.findings, file: Project.collection.fileName)
        report.add(tracks.findings, file: Track.collection.fileName)
        report.add(files.findings, file: AudioFile.collection.fileName)
        report.add(comments.findings, file: Comment.collection.fileName)
        report.add(sections.findings, file: Section.collection.fileName)
        report.add(grants.findings, file: Grant.collection.fileName)
        report.add(links.findings, file: ShareLink.collection.fileName)
        report.add(activities.findings, file: Activity.collection.fileName)
    }
}
