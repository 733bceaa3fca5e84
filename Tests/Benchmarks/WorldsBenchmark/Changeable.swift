import Catalog
import JSONText

/// Records that changes are made to, each kind in the order of its file.
struct Changeable {
    private let now: Instant
    private let tracks: [Track]
    private let projects: [Project]
    private let files: [AudioFile]
    private let comments: [Comment]
    private let answers: [Comment]
    private let grants: [Grant]
    private let links: [ShareLink]
    private let activities: [Activity]

    init(_ catalog: Snapshot) {
        now = catalog.scenario.now
        tracks = catalog.tracks
        projects = catalog.projects
        // What others refer to cannot be deleted.
        files = catalog.files.filter { $0.version == 1 && catalog.comments(on: $0.id).isEmpty }
        comments = catalog.comments
        answers = catalog.comments.filter { $0.parentId != nil }
        grants = catalog.grants
        links = catalog.links
        activities = catalog.activities
    }

    /// Ten changes of one record each, spread over the catalogue.
    /// - Parameter place: a number; worlds with other ones change other records.
    func tenChanges(at place: Int) -> [CatalogChange] {
        func pick<Record>(_ records: [Record], _ step: Int) -> Record { records[(place + step * 7919) % records.count] }

        var renamed = pick(tracks, 0)
        renamed.name += ", take two"
        var moved = pick(tracks, 1)
        moved.position = 21
        var retitled = pick(projects, 3)
        retitled.name += " (Deluxe)"
        var version = pick(files, 4)
        (version.id, version.version, version.uploadedAt) = ("file-added", 3, now)
        var comment = pick(comments, 5)
        (comment.id, comment.text) = ("comment-added", "The second verse could be louder.")
        (comment.createdAt, comment.updatedAt) = (now, now)
        var grant = pick(grants, 6)
        grant.role = .editor
        var link = pick(links, 8)
        link.revokedAt = now
        var activity = pick(activities, 9)
        (activity.id, activity.at) = ("activity-added", now)

        let records: [CatalogRecord] = [
            .track(renamed), .track(moved), .project(retitled), .file(version), .comment(comment), .grant(grant),
            .link(link), .activity(activity),
        ]
        return records.map { .put($0.recordID, $0.value) } + [
            .delete(RecordID(collection: .comments, id: pick(answers, 10).id), cascade: false),
            .delete(RecordID(collection: .files, id: pick(files, 11).id), cascade: false),
        ]
    }
}
