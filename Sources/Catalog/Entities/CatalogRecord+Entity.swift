import JSONText

extension CatalogRecord {
    var entity: any CatalogEntity {
        switch self {
        case .user(let user): user
        case .space(let space): space
        case .project(let project): project
        case .track(let track): track
        case .file(let file): file
        case .comment(let comment): comment
        case .section(let section): section
        case .grant(let grant): grant
        case .link(let link): link
        case .activity(let activity): activity
        case .review(let review): review
        case .read(let mark): mark
        }
    }

    /// The object that a seed file has for the record. Reading it gives an equal record.
    package var value: JSONObject {
        var writer = RecordWriter()
        entity.write(to: &writer)
        return writer.object
    }
}
