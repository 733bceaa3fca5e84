/// A record of any collection.
package enum CatalogRecord: Sendable, Hashable {
    case user(User)
    case space(ArtistSpace)
    case project(Project)
    case track(Track)
    case file(AudioFile)
    case comment(Comment)
    case section(Section)
    case grant(Grant)
    case link(ShareLink)
    case activity(Activity)
    case review(Review)
    case read(ReadMark)

    package var recordID: RecordID {
        switch self {
        case .user(let user): RecordID(collection: .users, id: user.id)
        case .space(let space): RecordID(collection: .artists, id: space.id)
        case .project(let project): RecordID(collection: .projects, id: project.id)
        case .track(let track): RecordID(collection: .tracks, id: track.id)
        case .file(let file): RecordID(collection: .files, id: file.id)
        case .comment(let comment): RecordID(collection: .comments, id: comment.id)
        case .section(let section): RecordID(collection: .sections, id: section.id)
        case .grant(let grant): RecordID(collection: .grants, id: grant.id)
        case .link(let link): RecordID(collection: .links, id: link.id)
        case .activity(let activity): RecordID(collection: .activities, id: activity.id)
        case .review(let review): RecordID(collection: .reviews, id: review.id)
        case .read(let mark): RecordID(collection: .reads, id: mark.id)
        }
    }
}
