import JSONText

@testable import Catalog

/// A catalogue as lists of records, edited in the plainest way. What a snapshot has to tell of it is what one tells that
/// is built from these lists.
struct CatalogModel {
    private var records: [CatalogCollection: [CatalogRecord]] = [:]

    mutating func apply(_ edit: CatalogEdit) {
        switch edit {
        case .put(let record):
            if let index = index(of: record.recordID) {
                records[record.recordID.collection]?[index] = record
            } else {
                records[record.recordID.collection, default: []].append(record)
            }
        case .remove(let id):
            if let index = index(of: id) { records[id.collection]?.remove(at: index) }
        }
    }

    private func index(of id: RecordID) -> Int? {
        records[id.collection]?.firstIndex { $0.recordID == id }
    }

    func snapshot() -> Snapshot {
        var contents = CatalogContents(
            scenario: Scenario(title: "T", story: "S", now: Instant(secondsSinceEpoch: 0)), users: [], spaces: [],
            projects: [], tracks: [], files: [], comments: [], sections: [], grants: [], links: [], activities: [],
            reviews: [], reads: [])
        for record in records.values.joined() {
            switch record {
            case .user(let user): contents.users.append(user)
            case .space(let space): contents.spaces.append(space)
            case .project(let project): contents.projects.append(project)
            case .track(let track): contents.tracks.append(track)
            case .file(let file): contents.files.append(file)
            case .comment(let comment): contents.comments.append(comment)
            case .section(let section): contents.sections.append(section)
            case .grant(let grant): contents.grants.append(grant)
            case .link(let link): contents.links.append(link)
            case .activity(let activity): contents.activities.append(activity)
            case .review(let review): contents.reviews.append(review)
            case .read(let mark): contents.reads.append(mark)
            }
        }
        return Snapshot(contents)
    }
}
