import JSONText

/// A record of any collection, and what its reading has found.
struct ReadRecord {
    let record: CatalogRecord
    let fields: SeedRecord

    init(_ object: JSONObject, of collection: CatalogCollection) {
        func read<Entity: CatalogEntity>(_ record: (Entity) -> CatalogRecord) -> (CatalogRecord, SeedRecord) {
            let (entity, fields) = SeedRecord.reading(object, Entity.init(from:))
            return (record(entity), fields)
        }
        (record, fields) =
            switch collection {
            case .users: read(CatalogRecord.user)
            case .artists: read(CatalogRecord.space)
            case .projects: read(CatalogRecord.project)
            case .tracks: read(CatalogRecord.track)
            case .files: read(CatalogRecord.file)
            case .comments: read(CatalogRecord.comment)
            case .sections: read(CatalogRecord.section)
            case .grants: read(CatalogRecord.grant)
            case .links: read(CatalogRecord.link)
            case .activities: read(CatalogRecord.activity)
            case .reviews: read(CatalogRecord.review)
            case .reads: read(CatalogRecord.read)
            }
    }
}

extension SeedTables {
    mutating func append(_ read: ReadRecord) {
        let fields = read.fields
        switch read.record {
        case .user(let user): users.append(user, fields)
        case .space(let space): artists.append(space, fields)
        case .project(let project): projects.append(project, fields)
        case .track(let track): tracks.append(track, fields)
        case .file(let file): files.append(file, fields)
        case .comment(let comment): comments.append(comment, fields)
        case .section(let section): sections.append(section, fields)
        case .grant(let grant): grants.append(grant, fields)
        case .link(let link): links.append(link, fields)
        case .activity(let activity): activities.append(activity, fields)
        case .review(let review): reviews.append(review, fields)
        case .read(let mark): reads.append(mark, fields)
        }
    }
}
