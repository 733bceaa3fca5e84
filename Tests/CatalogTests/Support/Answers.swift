import JSONText

@testable import Catalog

/// What a snapshot answers to every query about the records of an ``EditSource``.
struct Answers: Equatable {
    private(set) var answers: [String: AnyHashable] = [:]

    init(_ snapshot: Snapshot) {
        collections(of: snapshot)
        people(of: snapshot)
        for id in EditSource.ids { hierarchy(of: snapshot, at: id) }
        for resource in EditSource.resources { sharing(of: snapshot, on: resource) }
        for id in EditSource.artworks { note("artwork \(id)", snapshot.isKnownArtwork(id)) }
    }

    /// The queries that two snapshots answer differently.
    static func differences(_ first: Snapshot, _ second: Snapshot) -> [String] {
        let (first, second) = (Answers(first).answers, Answers(second).answers)
        return first.keys.filter { first[$0] != second[$0] }.sorted()
    }

    private mutating func note(_ query: String, _ answer: some Hashable) {
        answers[query] = AnyHashable(answer)
    }

    private mutating func note(_ query: String, _ list: RecordList<some Hashable>) {
        note(query, Array(list))
    }

    private mutating func collections(of snapshot: Snapshot) {
        note("counts", snapshot.counts.map { "\($0.collection) \($0.count)" })
        for collection in CatalogCollection.allCases {
            note("all \(collection)", snapshot.records(of: collection))
            for id in EditSource.ids {
                note("\(collection) \(id)", snapshot.record(RecordID(collection: collection, id: id)))
            }
        }
        note("activities", snapshot.activitiesNewestFirst)
        note("places of grants", snapshot.grants.map { snapshot.ordinal(of: $0) })
        note("places of links", snapshot.links.map { snapshot.ordinal(of: $0) })
        note("places of activities", snapshot.activities.map { snapshot.ordinal(of: $0) })
        note("places of comments", snapshot.comments.map { snapshot.ordinal(of: $0) })
        note("places of reviews", snapshot.reviews.map { snapshot.ordinal(of: $0) })
    }

    private mutating func people(of snapshot: Snapshot) {
        for address in EditSource.addresses { note("user \(address)", snapshot.user(email: address)) }
        for token in EditSource.tokens {
            note("user \(token)", snapshot.user(token: token))
            note("link \(token)", snapshot.link(token: token))
        }
    }

    private mutating func hierarchy(of snapshot: Snapshot, at id: String) {
        note("user \(id)", snapshot.user(id: id))
        note("spaces of \(id)", snapshot.spaces(ownedBy: id))
        note("grants of \(id)", snapshot.grants(of: id))
        note("space \(id)", snapshot.space(id: id))
        note("projects of \(id)", snapshot.projects(of: id))
        note("project \(id)", snapshot.project(id: id))
        note("tracks of \(id)", snapshot.tracks(of: id))
        note("track \(id)", snapshot.track(id: id))
        note("files of \(id)", snapshot.files(of: id))
        note("current file of \(id)", snapshot.currentFile(of: id))
        note("file \(id)", snapshot.file(id: id))
        note("comments on \(id)", snapshot.comments(on: id))
        note("comment \(id)", snapshot.comment(id: id))
        note("link \(id)", snapshot.link(id: id))
        note("sections of \(id)", snapshot.sections(of: id))
        note("reviews of \(id)", snapshot.reviews(of: id))
        note("reviews of file \(id)", snapshot.reviews(ofFile: id))
        note("read marks on \(id)", snapshot.readMarks(on: id))
        for reader in EditSource.ids { note("read mark of \(reader) on \(id)", snapshot.readMark(of: reader, on: id)) }
        if let space = snapshot.space(id: id) {
            note("counts of space \(id)", [snapshot.projectCount(of: space), snapshot.trackCount(of: space)])
        }
        if let project = snapshot.project(id: id) {
            note("count of project \(id)", snapshot.trackCount(of: project))
        }
        if let track = snapshot.track(id: id) {
            note("counts of track \(id)", [snapshot.versionCount(of: track), snapshot.commentCount(of: track)])
        }
    }

    private mutating func sharing(of snapshot: Snapshot, on resource: ResourceID) {
        note("exists \(resource)", snapshot.exists(resource))
        note("parent of \(resource)", snapshot.parent(of: resource))
        note("grants on \(resource)", snapshot.grants(on: resource))
        note("links on \(resource)", snapshot.links(on: resource))
        note("activities on \(resource)", snapshot.activities(on: resource))
        for isShared in [false, true] {
            note("activities below \(resource), \(isShared)", snapshot.activities(below: resource, shared: isShared))
            note("tracks below \(resource), \(isShared)", snapshot.tracksByActivity(below: resource, shared: isShared))
            for actor in EditSource.ids {
                note(
                    "activities of \(actor) below \(resource), \(isShared)",
                    snapshot.activityCount(below: resource, shared: isShared, by: actor))
            }
        }
        for second in 0..<3 {
            let now = Instant(secondsSinceEpoch: Int64(second))
            note(
                "shared in \(resource) at \(now)", snapshot.sharedResources(resource.kind, in: resource.id, at: now))
        }
        for user in EditSource.ids {
            note("grant to \(user) on \(resource)", snapshot.grant(to: user, on: resource))
            note("access of \(user) to \(resource)", snapshot.access(of: user, to: resource))
        }
    }
}
