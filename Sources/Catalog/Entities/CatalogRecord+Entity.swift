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
        var object = JSONObject()
        entity.write(to: &object)
        return object
    }

    /// Writes the members of that object.
    package func write(to object: inout JSONObjectWriter) {
        switch self {
        case .user(let user): user.write(to: &object)
        case .space(let space): space.write(to: &object)
        case .project(let project): project.write(to: &object)
        case .track(let track): track.write(to: &object)
        case .file(let file): file.write(to: &object)
        case .comment(let comment): comment.write(to: &object)
        case .section(let section): section.write(to: &object)
        case .grant(let grant): grant.write(to: &object)
        case .link(let link): link.write(to: &object)
        case .activity(let activity): activity.write(to: &object)
        case .review(let review): review.write(to: &object)
        case .read(let mark): mark.write(to: &object)
        }
    }
}
