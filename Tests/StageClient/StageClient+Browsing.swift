/// Walking down the hierarchy: artist spaces, their projects, their tracks.
///
/// Lists come whole; with a page size they are fetched in as many requests as that takes.
extension StageClient {
    /// The caller's own spaces, by name.
    package func artists(pageSize: Int? = nil) async throws(StageError) -> [ArtistSpace] {
        try await list("artist", pageSize: pageSize)
    }

    package func artist(_ id: ArtistSpace.ID) async throws(StageError) -> ArtistSpaceDetail {
        try await get("artist", id)
    }

    /// By name.
    package func projects(ofArtist id: ArtistSpace.ID, pageSize: Int? = nil) async throws(StageError) -> [Project] {
        try await list("project", "artist", id, pageSize: pageSize)
    }

    package func project(_ id: Project.ID) async throws(StageError) -> ProjectDetail {
        try await get("project", id)
    }

    /// By their position.
    package func tracks(ofProject id: Project.ID, pageSize: Int? = nil) async throws(StageError) -> [Track] {
        try await list("track", "project", id, pageSize: pageSize)
    }

    package func track(_ id: Track.ID) async throws(StageError) -> TrackDetail {
        try await get("track", id)
    }
}
