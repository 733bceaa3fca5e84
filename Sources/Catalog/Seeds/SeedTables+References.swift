import JSONText

/// Every reference leads to a record.
extension SeedTables {
    mutating func checkReferences() {
        // Reading `self` while one of its tables is written is two accesses at once; hence the copy, which shares all.
        let tables = self
        artists.checkReferences(in: tables)
        projects.checkReferences(in: tables)
        tracks.checkReferences(in: tables)
        files.checkReferences(in: tables)
        comments.checkReferences(in: tables)
        sections.checkReferences(in: tables)
        grants.checkReferences(in: tables)
        links.checkReferences(in: tables)
        activities.checkReferences(in: tables)
        reviews.checkReferences(in: tables)
        reads.checkReferences(in: tables)
    }

    fileprivate func leads(to target: RecordID) -> Bool {
        let id = target.id
        return switch target.collection {
        case .users: users.holds(id)
        case .artists: artists.holds(id)
        case .projects: projects.holds(id)
        case .tracks: tracks.holds(id)
        case .files: files.holds(id)
        case .comments: comments.holds(id)
        case .sections: sections.holds(id)
        case .grants: grants.holds(id)
        case .links: links.holds(id)
        case .activities: activities.holds(id)
        case .reviews: reviews.holds(id)
        case .reads: reads.holds(id)
        }
    }

    fileprivate func nearest(to target: RecordID) -> String? {
        let id = target.id
        return switch target.collection {
        case .users: users.nearest(to: id)
        case .artists: artists.nearest(to: id)
        case .projects: projects.nearest(to: id)
        case .tracks: tracks.nearest(to: id)
        case .files: files.nearest(to: id)
        case .comments: comments.nearest(to: id)
        case .sections: sections.nearest(to: id)
        case .grants: grants.nearest(to: id)
        case .links: links.nearest(to: id)
        case .activities: activities.nearest(to: id)
        case .reviews: reviews.nearest(to: id)
        case .reads: reads.nearest(to: id)
        }
    }
}

extension SeedTable {
    fileprivate mutating func checkReferences(in tables: SeedTables) {
        var hintsLeft = 50  // a search among all ids each: many faults mostly have one cause
        for (index, reference) in references where !tables.leads(to: reference.target) {
            hintsLeft -= 1
            let near = hintsLeft >= 0 ? tables.nearest(to: reference.target) : nil
            note(reference.target.isMissing(near: near), at: index, reference.key, missing: reference.target)
        }
    }

    fileprivate func nearest(to id: String) -> String? {
        RecordID.nearest(to: id, among: ids)
    }
}
