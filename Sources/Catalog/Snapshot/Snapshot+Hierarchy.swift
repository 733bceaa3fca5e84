/// ArtistSpace → Project → Track → File → Comment and Section.
extension Snapshot {
    package func space(id: String) -> ArtistSpace? { tables.spaces[id] }
    package func project(id: String) -> Project? { tables.projects[id] }
    package func track(id: String) -> Track? { tables.tracks[id] }
    package func file(id: String) -> AudioFile? { tables.files[id] }
    package func comment(id: String) -> Comment? { tables.comments[id] }
    package func section(id: String) -> Section? { tables.sections[id] }

    // MARK: Downwards

    /// By the UTF-8 bytes of the name, then by id.
    package func spaces(ownedBy userID: String) -> RecordList<ArtistSpace> {
        tables.spaces.list(\.ofOwner, userID)
    }

    /// By the UTF-8 bytes of the name, then by id.
    package func projects(of spaceID: String) -> RecordList<Project> {
        tables.projects.list(\.ofSpace, spaceID)
    }

    /// By position.
    package func tracks(of projectID: String) -> RecordList<Track> {
        tables.tracks.list(\.ofProject, projectID)
    }

    /// Those at or below a resource: a project's by position, a space's by project. None is below a file.
    package func tracks(in resource: ResourceID) -> [Track] {
        switch resource.kind {
        case .space: projects(of: resource.id).flatMap { tracks(of: $0.id) }
        case .project: Array(tracks(of: resource.id))
        case .track: track(id: resource.id).map { [$0] } ?? []
        case .file: []
        }
    }

    /// The newest version first.
    package func files(of trackID: String) -> RecordList<AudioFile> {
        tables.files.list(\.ofTrack, trackID)
    }

    /// The newest version.
    package func currentFile(of trackID: String) -> AudioFile? {
        tables.files.first(\.ofTrack, trackID)
    }

    /// The oldest first, replies among them.
    package func comments(on fileID: String) -> RecordList<Comment> {
        tables.comments.list(\.onFile, fileID)
    }

    /// The oldest first.
    package func answers(to commentID: String) -> RecordList<Comment> {
        tables.comments.list(\.answers, commentID)
    }

    /// By their start.
    package func sections(of fileID: String) -> RecordList<Section> {
        tables.sections.list(\.ofFile, fileID)
    }

    // MARK: Counts

    package func projectCount(of space: ArtistSpace) -> Int {
        tables.projects.count(\.ofSpace, space.id)
    }

    package func trackCount(of space: ArtistSpace) -> Int {
        tables.trackCount(of: space.id)
    }

    package func trackCount(of project: Project) -> Int {
        tables.tracks.count(\.ofProject, project.id)
    }

    package func versionCount(of track: Track) -> Int {
        tables.files.count(\.ofTrack, track.id)
    }

    /// On all its versions, replies included.
    package func commentCount(of track: Track) -> Int {
        tables.commentCount(of: track.id)
    }
}
