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
    }

    fileprivate func leads(to id: String, of collection: CatalogCollection) -> Bool {
        switch collection {
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
        }
    }

    fileprivate func nearest(to id: String, of collection: CatalogCollection) -> String? {
        switch collection {
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
        }
    }
}

extension SeedTable {
    fileprivate mutating func checkReferences(in tables: SeedTables) {
        var hintsLeft = 50  // a search among all ids each: many faults mostly have one cause
        for (index, reference) in references where !tables.leads(to: reference.id, of: reference.collection) {
            var message = "no \(reference.collection.noun) has the id \"\(reference.id)\""
            hintsLeft -= 1
            if hintsLeft >= 0, let near = tables.nearest(to: reference.id, of: reference.collection) {
                message += " (did you mean \"\(near)\"?)"
            }
            note(message, at: index, reference.key)
        }
    }

    fileprivate func holds(_ id: String) -> Bool {
        index(of: id) != nil || !isKnown
    }

    /// Among many ids a near one says little, and takes long to find.
    fileprivate func nearest(to id: String) -> String? {
        ids.count <= 2_000 ? Spelling.nearest(to: id, among: ids.sorted()) : nil
    }
}
