/// What others share with the caller, and the caller with others. Lists begin with what is newest.
extension StageClient {
    package func sharedSpaces(pageSize: Int? = nil) async throws(StageError) -> [SharedSpace] {
        try await list("collaboration", "collaborator", "spaces", pageSize: pageSize)
    }

    package func sharedProjects(pageSize: Int? = nil) async throws(StageError) -> [SharedProject] {
        try await list("collaboration", "collaborator", "projects", pageSize: pageSize)
    }

    package func sharedTracks(pageSize: Int? = nil) async throws(StageError) -> [SharedTrack] {
        try await list("collaboration", "collaborator", "tracks", pageSize: pageSize)
    }

    /// What others did on what is shared with the caller: the newest 50, or with a page size all of it.
    package func recents(pageSize: Int? = nil) async throws(StageError) -> [Activity] {
        try await list("collaboration", "recents", pageSize: pageSize)
    }

    package func sharedByMe() async throws(StageError) -> SharedByMe {
        try await get("collaboration", "shared-by-me")
    }
}
