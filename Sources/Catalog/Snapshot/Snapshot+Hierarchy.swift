/// ArtistSpace → Project → Track → File → Comment and Section.
extension Snapshot {
    package func space(id: String) -> ArtistSpace? { offsets.spaces[id].map { spaces[$0] } }
    package func project(id: String) -> Project? { offsets.projects[id].map { projects[$0] } }
    package func track(id: String) -> Track? { offsets.tracks[id].map { tracks[$0] } }
    package func file(id: String) -> AudioFile? { offsets.files[id].map { files[$0] } }

    // MARK: Downwards

    /// By the UTF-8 bytes of the name, then by id.
    package func spaces(ownedBy userID: String) -> [ArtistSpace] {
        hierarchy.spacesOfOwner[offsets.users[userID]].map { spaces[$0] }
    }

    /// By the UTF-8 bytes of the name, then by id.
    package func projects(of spaceID: String) -> [Project] {
        hierarchy.projectsOfSpace[offsets.spaces[spaceID]].map { projects[$0] }
    }

    /// By position.
    package func tracks(of projectID: String) -> [Track] {
        hierarchy.tracksOfProject[offsets.projects[projectID]].map { tracks[$0] }
    }

    /// The newest version first.
    package func files(of trackID: String) -> [AudioFile] {
        hierarchy.filesOfTrack[offsets.tracks[trackID]].map { files[$0] }
    }

    /// The newest version.
    package func currentFile(of trackID: String) -> AudioFile? {
        hierarchy.filesOfTrack[offsets.tracks[trackID]].first.map { files[$0] }
    }

    // MARK: Counts

    package func projectCount(of space: ArtistSpace) -> Int {
        hierarchy.projectsOfSpace[offsets.spaces[space.id]].count
    }

    package func trackCount(of space: ArtistSpace) -> Int {
        offsets.spaces[space.id].map { hierarchy.trackCountOfSpace[$0] } ?? 0
    }

    package func trackCount(of project: Project) -> Int {
        hierarchy.tracksOfProject[offsets.projects[project.id]].count
    }

    package func versionCount(of track: Track) -> Int {
        hierarchy.filesOfTrack[offsets.tracks[track.id]].count
    }

    /// On all its versions, replies included.
    package func commentCount(of track: Track) -> Int {
        offsets.tracks[track.id].map { hierarchy.commentCountOfTrack[$0] } ?? 0
    }
}
