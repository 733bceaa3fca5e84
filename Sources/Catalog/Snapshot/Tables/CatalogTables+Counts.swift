/// The tracks in a space and the comments on a track, which are kept by difference.
extension CatalogTables {
    /// In all projects of a space; 0 for a stranger.
    func trackCount(of spaceID: String) -> Int {
        spaces.offset(of: spaceID).map { trackCounts.count(of: spaceID, at: $0) } ?? 0
    }

    /// On all versions of a track; 0 for a stranger.
    func commentCount(of trackID: String) -> Int {
        tracks.offset(of: trackID).map { commentCounts.count(of: trackID, at: $0) } ?? 0
    }

    // MARK: All at once

    /// The comments on each track, in the order of the tracks: as ``sumOfComments(on:)``, without a search for its files.
    func sumsOfComments(on files: [AudioFile], tracks count: Int) -> [Int] {
        var sums = [Int](repeating: 0, count: count)
        for file in files {
            guard let track = tracks.offset(of: file.trackId) else { continue }
            sums[Int(track)] += comments.count(\.onFile, file.id)
        }
        return sums
    }

    func sumOfTracks(in spaceID: String) -> Int {
        projects.list(\.ofSpace, spaceID).reduce(0) { $0 + tracks.count(\.ofProject, $1.id) }
    }

    func sumOfComments(on trackID: String) -> Int {
        files.list(\.ofTrack, trackID).reduce(0) { $0 + comments.count(\.onFile, $1.id) }
    }

    // MARK: By difference

    /// What one record adds to the count of the space or the track that it counts for.
    struct Contribution: Equatable {
        let ancestor: ResourceID
        let count: Int
    }

    /// Nil for what counts for nothing, as things are now.
    func contribution(of record: RecordID) -> Contribution? {
        switch record.collection {
        case .projects:
            projects[record.id].map { project in
                Contribution(ancestor: .space(project.artistId), count: tracks.count(\.ofProject, project.id))
            }
        case .tracks:
            tracks[record.id].flatMap { projects[$0.projectId] }.map { project in
                Contribution(ancestor: .space(project.artistId), count: 1)
            }
        case .files:
            files[record.id].map { file in
                Contribution(ancestor: .track(file.trackId), count: comments.count(\.onFile, file.id))
            }
        case .comments:
            comments[record.id].flatMap { files[$0.fileId] }.map { file in
                Contribution(ancestor: .track(file.trackId), count: 1)
            }
        case .users, .artists, .sections, .grants, .links, .activities, .reviews, .reads:
            nil
        }
    }

    /// Brings the counts in line with an edited record, given what it contributed before and contributes now.
    mutating func recount(_ record: RecordID, _ before: Contribution?, _ now: Contribution?) {
        if record.collection == .artists {
            trackCounts.set(spaces.holds(record.id) ? sumOfTracks(in: record.id) : nil, of: record.id)
        }
        if record.collection == .tracks {
            commentCounts.set(tracks.holds(record.id) ? sumOfComments(on: record.id) : nil, of: record.id)
        }
        guard before != now else { return }
        if let before { add(-before.count, to: before.ancestor) }
        if let now { add(now.count, to: now.ancestor) }
    }

    /// What counts for something that is not there is counted when that comes.
    private mutating func add(_ difference: Int, to ancestor: ResourceID) {
        if ancestor.kind == .space, spaces.holds(ancestor.id) {
            trackCounts.set(trackCount(of: ancestor.id) + difference, of: ancestor.id)
        }
        if ancestor.kind == .track, tracks.holds(ancestor.id) {
            commentCounts.set(commentCount(of: ancestor.id) + difference, of: ancestor.id)
        }
    }
}
