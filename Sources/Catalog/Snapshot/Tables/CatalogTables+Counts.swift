extension CatalogTables {
    /// The records whose descendants are counted, and may have to be counted anew.
    struct Ancestors {
        var spaces: Set<String> = []
        var tracks: Set<String> = []
    }

    /// Adds those that a record counts for, as things are now.
    func note(_ record: RecordID, in ancestors: inout Ancestors) {
        switch record.collection {
        case .artists:
            ancestors.spaces.insert(record.id)
        case .projects:
            if let project = projects[record.id] { ancestors.spaces.insert(project.artistId) }
        case .tracks:
            ancestors.tracks.insert(record.id)
            if let project = tracks[record.id].flatMap({ projects[$0.projectId] }) {
                ancestors.spaces.insert(project.artistId)
            }
        case .files:
            if let file = files[record.id] { ancestors.tracks.insert(file.trackId) }
        case .comments:
            if let file = comments[record.id].flatMap({ files[$0.fileId] }) { ancestors.tracks.insert(file.trackId) }
        case .users, .sections, .grants, .links, .activities:
            break
        }
    }

    func countedTracks(of spaceID: String) -> Int {
        projects.list(\.ofSpace, spaceID).reduce(0) { $0 + tracks.count(\.ofProject, $1.id) }
    }

    func countedComments(on trackID: String) -> Int {
        files.list(\.ofTrack, trackID).reduce(0) { $0 + comments.count(\.onFile, $1.id) }
    }
}
