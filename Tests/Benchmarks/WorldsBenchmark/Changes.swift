import Catalog
import JSONText

extension Snapshot {
    /// Ten changes of one record each, spread over the catalogue.
    /// - Parameter place: a track's number; worlds with other numbers change other records.
    func tenChanges(at place: Int, of seeds: SyntheticSeeds) -> [CatalogChange] {
        let now = scenario.now
        func number(_ step: Int, below count: Int) -> Int { (place + step * 7919) % count }

        var renamed = track(id: "track-\(place)")!
        renamed.name += ", take two"
        var moved = track(id: "track-\(number(1, below: seeds.tracks))")!
        moved.position = 11
        var retitled = project(id: "project-\(number(3, below: seeds.projects))")!
        retitled.name += " (Deluxe)"
        var version = file(id: "file-\(number(4, below: seeds.tracks))")!
        (version.id, version.version, version.uploadedAt) = ("file-added", 2, now)
        var comment = comments(on: "file-\(number(5, below: seeds.tracks))")[0]
        (comment.id, comment.text, comment.createdAt) = ("comment-added", "The second verse could be louder.", now)
        var grant = grants(of: "user-\(number(6, below: seeds.users))")[0]
        grant.role = .editor
        var link = link(token: "link-\(number(8, below: seeds.tracks / 10))")!
        link.revokedAt = now
        var activity = activities(on: .track("track-\(number(9, below: seeds.tracks / 10))"))[0]
        (activity.id, activity.at) = ("activity-added", now)
        let removed = number(10, below: seeds.tracks)

        let records: [CatalogRecord] = [
            .track(renamed), .track(moved), .project(retitled), .file(version), .comment(comment), .grant(grant),
            .link(link), .activity(activity),
        ]
        return records.map { .put($0.recordID, $0.value) } + [
            .delete(RecordID(collection: .comments, id: "comment-\(removed)"), cascade: false),
            .delete(RecordID(collection: .files, id: "file-\(removed)"), cascade: false),
        ]
    }
}
