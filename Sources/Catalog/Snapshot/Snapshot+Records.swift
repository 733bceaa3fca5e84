/// The collections, each in the order of its file: what was loaded, then what was added, in the order of adding.
extension Snapshot {
    package var users: [User] { tables.users.records.elements }
    package var spaces: [ArtistSpace] { tables.spaces.records.elements }
    package var projects: [Project] { tables.projects.records.elements }
    package var tracks: [Track] { tables.tracks.records.elements }
    package var files: [AudioFile] { tables.files.records.elements }
    package var comments: [Comment] { tables.comments.records.elements }
    package var sections: [Section] { tables.sections.records.elements }
    package var grants: [Grant] { tables.grants.records.elements }
    package var links: [ShareLink] { tables.links.records.elements }
    package var activities: [Activity] { tables.activities.records.elements }
    package var reviews: [Review] { tables.reviews.records.elements }
    package var reads: [ReadMark] { tables.reads.records.elements }

    var contents: CatalogContents {
        CatalogContents(
            scenario: scenario, users: users, spaces: spaces, projects: projects, tracks: tracks, files: files,
            comments: comments, sections: sections, grants: grants, links: links, activities: activities,
            reviews: reviews, reads: reads)
    }

    package func records(of collection: CatalogCollection) -> [CatalogRecord] {
        switch collection {
        case .users: users.map(CatalogRecord.user)
        case .artists: spaces.map(CatalogRecord.space)
        case .projects: projects.map(CatalogRecord.project)
        case .tracks: tracks.map(CatalogRecord.track)
        case .files: files.map(CatalogRecord.file)
        case .comments: comments.map(CatalogRecord.comment)
        case .sections: sections.map(CatalogRecord.section)
        case .grants: grants.map(CatalogRecord.grant)
        case .links: links.map(CatalogRecord.link)
        case .activities: activities.map(CatalogRecord.activity)
        case .reviews: reviews.map(CatalogRecord.review)
        case .reads: reads.map(CatalogRecord.read)
        }
    }

    package func record(_ record: RecordID) -> CatalogRecord? {
        let id = record.id
        return switch record.collection {
        case .users: tables.users[id].map(CatalogRecord.user)
        case .artists: tables.spaces[id].map(CatalogRecord.space)
        case .projects: tables.projects[id].map(CatalogRecord.project)
        case .tracks: tables.tracks[id].map(CatalogRecord.track)
        case .files: tables.files[id].map(CatalogRecord.file)
        case .comments: tables.comments[id].map(CatalogRecord.comment)
        case .sections: tables.sections[id].map(CatalogRecord.section)
        case .grants: tables.grants[id].map(CatalogRecord.grant)
        case .links: tables.links[id].map(CatalogRecord.link)
        case .activities: tables.activities[id].map(CatalogRecord.activity)
        case .reviews: tables.reviews[id].map(CatalogRecord.review)
        case .reads: tables.reads[id].map(CatalogRecord.read)
        }
    }

    /// How many there are of each kind, in the order of ``CatalogCollection``.
    package var counts: [(collection: String, count: Int)] {
        CatalogCollection.allCases.map { ($0.rawValue, count(of: $0)) }
    }

    func count(of collection: CatalogCollection) -> Int {
        switch collection {
        case .users: tables.users.records.count
        case .artists: tables.spaces.records.count
        case .projects: tables.projects.records.count
        case .tracks: tables.tracks.records.count
        case .files: tables.files.records.count
        case .comments: tables.comments.records.count
        case .sections: tables.sections.records.count
        case .grants: tables.grants.records.count
        case .links: tables.links.records.count
        case .activities: tables.activities.records.count
        case .reviews: tables.reviews.records.count
        case .reads: tables.reads.records.count
        }
    }
}
