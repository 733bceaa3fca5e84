/// What a person shares, worked out as clients do it without the aggregate: by a walk through all that is theirs.
struct Derivation {
    private(set) var table = Sharing.Table()
    private let client: AskedClient

    /// Takes 1 + 3·spaces + 3·projects + 2·tracks requests.
    /// - Throws: ``Unsupported`` where the client does not keep what it takes.
    init(by client: AskedClient) async throws {
        self.client = client
        for space in try await ids(.listArtists) {
            try await note(space, .spaces, .getArtist(artistId: space), .listArtistLinks(artistId: space))
            for project in try await ids(.listProjectsOfArtist(artistId: space)) {
                try await note(
                    project, .projects, .getProject(projectId: project), .listProjectLinks(projectId: project))
                for track in try await ids(.listTracksOfProject(projectId: project)) {
                    try await note(track, .tracks, .getTrack(trackId: track), .listTrackLinks(trackId: track))
                }
            }
        }
    }

    private func ids(_ list: ContractCall) async throws -> [String] {
        try await client.kept(list).list.required("list", of: list).map { item throws(Unsupported) in
            try (item["id"]?.text).required("ids", of: list)
        }
    }

    private mutating func note(
        _ id: String, _ level: Sharing.Level, _ detail: ContractCall, _ links: ContractCall
    ) async throws {
        let active = try await client.kept(links).list.required("list", of: links).filter { link in
            try (link["status"]?.text).required("status", of: links) == "active"
        }
        let sharing = try Sharing(of: try await client.kept(detail), activeLinks: active, from: detail)
        if sharing.isShared { table[level, default: [:]][id] = sharing }
    }
}
