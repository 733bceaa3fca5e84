/// The records of all collections.
struct CatalogTables: Sendable {
    private(set) var users: Table<User>
    private(set) var spaces: Table<ArtistSpace>
    private(set) var projects: Table<Project>
    private(set) var tracks: Table<Track>
    private(set) var files: Table<AudioFile>
    private(set) var comments: Table<Comment>
    private(set) var sections: Table<Section>
    private(set) var grants: Table<Grant>
    private(set) var links: Table<ShareLink>
    private(set) var activities: Table<Activity>
    private(set) var reviews: Table<Review>
    private(set) var reads: Table<ReadMark>

    var trackCounts = DescendantCounts([])
    var commentCounts = DescendantCounts([])

    init(_ contents: CatalogContents) {
        users = Table(contents.users)
        spaces = Table(contents.spaces)
        projects = Table(contents.projects)
        tracks = Table(contents.tracks)
        files = Table(Self.sharingIDs(of: tracks, in: contents.files, at: \.trackId))
        comments = Table(Self.sharingIDs(of: files, in: contents.comments, at: \.fileId))
        sections = Table(Self.sharingIDs(of: files, in: contents.sections, at: \.fileId))
        grants = Table(contents.grants)
        links = Table(contents.links)
        activities = Table(contents.activities)
        reviews = Table(contents.reviews)
        reads = Table(contents.reads)
        trackCounts = DescendantCounts(contents.spaces.map { sumOfTracks(in: $0.id) })
        commentCounts = DescendantCounts(sumsOfComments(on: contents.files, tracks: contents.tracks.count))
    }

    /// Lets what refers to a record hold the very text of its id. The many little files, comments and sections would
    /// each keep a copy of it otherwise.
    private static func sharingIDs<Entity>(
        of table: Table<some IndexedEntity>, in entities: [Entity], at reference: WritableKeyPath<Entity, String>
    ) -> [Entity] {
        var entities = entities
        for index in entities.indices {
            if let id = table[entities[index][keyPath: reference]]?.id { entities[index][keyPath: reference] = id }
        }
        return entities
    }

    // MARK: Edits

    /// Gives whatever has to be derived anew, see ``PlaceTables``.
    mutating func apply(_ edit: CatalogEdit) -> [RecordID] {
        let id = edit.recordID
        let (before, parent, track) = (contribution(of: id), parent(of: id), track(of: id))
        switch edit {
        case .put(let record): put(record)
        case .remove(let id): remove(id)
        }
        recount(id, before, contribution(of: id))
        let below = parent == self.parent(of: id) ? [] : placed(below: id)
        return [id] + below + [track, self.track(of: id)].compactMap(\.self)
    }

    private mutating func put(_ record: CatalogRecord) {
        switch record {
        case .user(let user): users.put(user)
        case .space(let space): spaces.put(space)
        case .project(let project): projects.put(project)
        case .track(let track): tracks.put(track)
        case .file(let file): files.put(file)
        case .comment(let comment): comments.put(comment)
        case .section(let section): sections.put(section)
        case .grant(let grant): grants.put(grant)
        case .link(let link): links.put(link)
        case .activity(let activity): activities.put(activity)
        case .review(let review): reviews.put(review)
        case .read(let mark): reads.put(mark)
        }
    }

    private mutating func remove(_ record: RecordID) {
        switch record.collection {
        case .users: users.remove(record.id)
        case .artists: spaces.remove(record.id)
        case .projects: projects.remove(record.id)
        case .tracks: tracks.remove(record.id)
        case .files: files.remove(record.id)
        case .comments: comments.remove(record.id)
        case .sections: sections.remove(record.id)
        case .grants: grants.remove(record.id)
        case .links: links.remove(record.id)
        case .activities: activities.remove(record.id)
        case .reviews: reviews.remove(record.id)
        case .reads: reads.remove(record.id)
        }
    }

    /// Moves every instant.
    mutating func shift(by shift: TimeShift) {
        users.shift(by: shift)
        spaces.shift(by: shift)
        projects.shift(by: shift)
        tracks.shift(by: shift)
        files.shift(by: shift)
        comments.shift(by: shift)
        sections.shift(by: shift)
        grants.shift(by: shift)
        links.shift(by: shift)
        activities.shift(by: shift)
        reviews.shift(by: shift)
        reads.shift(by: shift)
    }
}
