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

    /// Reads every collection, and checks each record against the others.
    init(from texts: SeedTexts, report: inout SeedReport) {
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
        reviews = Self.table(from: texts, report: &report)
        reads = Self.table(from: texts, report: &report)
        check()
        for (collection, findings) in findings { report.add(findings, file: collection.fileName) }
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

    private static func scenario(from texts: SeedTexts, report: inout SeedReport) -> Scenario? {
        guard let text = texts.text(of: Scenario.fileName, report: &report) else { return nil }
        let value = value(of: Scenario.fileName, report: &report) { () throws(JSONFaults) in
            try text.parse(maximumFaults: maximumFaults)
        }
        guard let value else { return nil }
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
    private static func table<Entity>(from texts: SeedTexts, report: inout SeedReport) -> SeedTable<Entity> {
        let file = Entity.collection.fileName
        guard let text = texts.text(of: file, report: &report) else {
            return SeedTable(isKnown: !report.isUnreadable(file))
        }
        var table = SeedTable<Entity>(isKnown: true)
        let value = value(of: file, report: &report) { () throws(JSONFaults) in
            try text.parseElements(maximumFaults: maximumFaults) { element, end in
                table.append(element)
                if table.entities.count.isMultiple(of: 1_024) { texts.advance(to: end, in: file) }
            }
        }
        switch value {
        case nil: return SeedTable(isKnown: false)
        case .array:
            table.finish()
            return table
        case .some(let other): return SeedTable(insteadOfArray: other)
        }
    }

    private static let maximumFaults = 1_000

    /// What a file holds; nil where its text breaks off.
    private static func value(
        of file: String, report: inout SeedReport, parse: () throws(JSONFaults) -> JSONValue
    ) -> JSONValue? {
        do throws(JSONFaults) {
            return try parse()
        } catch {
            report.add(error, file: file)
            return error.value
        }
    }
}
