/// What would lead nowhere if a record went.
extension Snapshot {
    /// The records that refer to one.
    func dependants(of record: RecordID) -> [RecordID] {
        let id = record.id
        return switch record.collection {
        case .users: dependants(ofUser: id)
        case .artists: projects(of: id).map(\.recordID) + dependants(on: .space(id))
        case .projects: tracks(of: id).map(\.recordID) + dependants(on: .project(id))
        case .tracks:
            files(of: id).map(\.recordID) + dependants(on: .track(id)) + reviews(of: id).map(\.recordID)
                + readMarks(on: id).map(\.recordID)
        case .files:
            comments(on: id).map(\.recordID) + sections(of: id).map(\.recordID) + dependants(on: .file(id))
                + reviews(ofFile: id).map(\.recordID)
        case .comments: answers(to: id).map(\.recordID)
        case .sections, .grants, .links, .activities, .reviews, .reads: []
        }
    }

    private func dependants(on resource: ResourceID) -> [RecordID] {
        grants(on: resource).map(\.recordID) + links(on: resource).map(\.recordID)
            + activities(on: resource).map(\.recordID)
    }

    /// People are referred to from everywhere, and leave seldom: there is no index for it.
    private func dependants(ofUser id: String) -> [RecordID] {
        spaces(ownedBy: id).map(\.recordID)
            + files.filter { $0.uploadedById == id }.map(\.recordID)
            + comments.filter { $0.authorId == id }.map(\.recordID)
            + grants.filter { $0.userId == id || $0.grantedById == id }.map(\.recordID)
            + links.filter { $0.createdById == id }.map(\.recordID)
            + activities.filter { $0.actorId == id || $0.recipientId == id }.map(\.recordID)
            + reviews.filter { $0.reviewerId == id }.map(\.recordID)
            + reads.filter { $0.userId == id }.map(\.recordID)
    }
}
