/// ArtistSpace → Project → Track → File → Comment and Section.
extension Snapshot {
    package func space(id: String) -> ArtistSpace? { tables.spaces[id] }
    package func project(id: String) -> Project? { tables.projects[id] }
    package func track(id: String) -> Track? { tables.tracks[id] }
    package func file(id: String) -> AudioFile? { tables.files[id] }

    // MARK: Downwards

    /// By the UTF-8 bytes of the name, then by id.
    package func spaces(ownedBy userID: String) -> [ArtistSpace] {
        tables.users.holds(userID) ? tables.spaces.list(\.ofOwner, userID) : []
    }

    /// By the UTF-8 bytes of the name, then by id.
    package func projects(of spaceID: String) -> [Project] {
        tables.spaces.holds(spaceID) ? tables.projects.list(\.ofSpace, spaceID) : []
    }

    /// By position.
    package func tracks(of projectID: String) -> [Track] {
        tables.projects.holds(projectID) ? tables.tracks.list(\.ofProject, projectID) : []
    }

    /// The newest version first.
    package func files(of trackID: String) -> [AudioFile] {
        tables.tracks.holds(trackID) ? tables.files.list(\.ofTrack, trackID) : []
    }

    /// The newest version.
    package func currentFile(of trackID: String) -> AudioFile? {
        tables.tracks.holds(trackID) ? tables.files.first(\.ofTrack, trackID) : nil
    }

    /// The oldest first, replies among them.
    package func comments(on fileID: String) -> [Comment] {
        tables.files.holds(fileID) ? tables.comments.list(\.onFile, fileID) : []
    }

    /// By their start.
    package func sections(of fileID: String) -> [Section] {
        tables.files.holds(fileID) ? tables.sections.list(\.ofFile, fileID) : []
    }

    // MARK: Counts

    package func projectCount(of space: ArtistSpace) -> Int {
        tables.spaces.holds(space.id) ? tables.projects.count(\.ofSpace, space.id) : 0
    }

    package func trackCount(of space: ArtistSpace) -> Int {
        projects(of: space.id).reduce(0) { $0 + trackCount(of: $1) }
    }

    package func trackCount(of project: Project) -> Int {
        tables.projects.holds(project.id) ? tables.tracks.count(\.ofProject, project.id) : 0
    }

    package func versionCount(of track: Track) -> Int {
        tables.tracks.holds(track.id) ? tables.files.count(\.ofTrack, track.id) : 0
    }

    /// On all its versions, replies included.
    package func commentCount(of track: Track) -> Int {
        files(of: track.id).reduce(0) { $0 + tables.comments.count(\.onFile, $1.id) }
    }
}
