/// What hangs below what, in the order in which it is listed.
struct HierarchyIndex: Sendable {
    /// By the UTF-8 bytes of the name, then by id.
    let spacesOfOwner: Grouping
    /// By the UTF-8 bytes of the name, then by id.
    let projectsOfSpace: Grouping
    /// By position.
    let tracksOfProject: Grouping
    /// The newest version first.
    let filesOfTrack: Grouping

    let trackCountOfSpace: [Int]
    let commentCountOfTrack: [Int]

    init(_ contents: CatalogContents, _ offsets: OffsetsByID) {
        let (spaces, projects, tracks) = (contents.spaces, contents.projects, contents.tracks)
        let files = contents.files
        let spaceOfProject = projects.map { offsets.spaces[$0.artistId] }
        let projectOfTrack = tracks.map { offsets.projects[$0.projectId] }
        let trackOfFile = files.map { offsets.tracks[$0.trackId] }
        let fileOfComment = contents.comments.map { offsets.files[$0.fileId] }

        spacesOfOwner = Grouping(spaces.map { offsets.users[$0.ownerId] }, groups: contents.users.count) {
            isBefore((spaces[$0].name, spaces[$0].id), (spaces[$1].name, spaces[$1].id))
        }
        projectsOfSpace = Grouping(spaceOfProject, groups: spaces.count) {
            isBefore((projects[$0].name, projects[$0].id), (projects[$1].name, projects[$1].id))
        }
        tracksOfProject = Grouping(projectOfTrack, groups: projects.count) {
            tracks[$0].position < tracks[$1].position
        }
        filesOfTrack = Grouping(trackOfFile, groups: tracks.count) {
            files[$0].version > files[$1].version
        }
        trackCountOfSpace = tally(projectOfTrack.map { $0.flatMap { spaceOfProject[$0] } }, count: spaces.count)
        commentCountOfTrack = tally(fileOfComment.map { $0.flatMap { trackOfFile[$0] } }, count: tracks.count)
    }
}

/// Strings compare canonically in Swift; the order of the contract is that of their bytes.
private func isBefore(_ first: (name: String, id: String), _ second: (name: String, id: String)) -> Bool {
    if first.name.utf8.elementsEqual(second.name.utf8) {
        return first.id.utf8.lexicographicallyPrecedes(second.id.utf8)
    }
    return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
}

/// How often each group occurs.
private func tally(_ groups: [Int?], count: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: count)
    for case let group? in groups { counts[group] += 1 }
    return counts
}
