/// Letting others in: by a role of their own, or by a link for whoever has it.
extension StageClient {
    /// What can be shared.
    package enum Shareable: Hashable, Sendable {
        case artist(ArtistSpace.ID)
        case project(Project.ID)
        case track(Track.ID)

        /// As paths have it.
        var path: [String] {
            switch self {
            case .artist(let id): ["artist", id]
            case .project(let id): ["project", id]
            case .track(let id): ["track", id]
            }
        }
    }

    /// The newest first, whatever their status.
    package func links(to subject: Shareable, pageSize: Int? = nil) async throws(StageError) -> [ShareLink] {
        try await list(["link"] + subject.path, pageSize: pageSize)
    }

    package func create(_ link: NewLink, to subject: Shareable) async throws(StageError) -> ShareLink {
        try await send("POST", link, to: ["link"] + subject.path)
    }

    package func revoke(link id: ShareLink.ID) async throws(StageError) -> ShareLink {
        try await send("DELETE", to: "link", id)
    }

    /// What a link shows, to somebody who need not be signed in.
    /// - Parameter token: the last part of its URL.
    package func open(link token: String) async throws(StageError) -> OpenedLink {
        try decoded(try await send(request(to: url(["s", token]))).body)
    }

    /// - Throws: ``StageError/conflict(_:)`` where they have a role on it already.
    package func add(_ person: User.ID, as role: Role, to subject: Shareable) async throws(StageError) -> Collaborator {
        try await send("POST", RoleChange(role: role), to: path(to: person, on: subject))
    }

    package func change(
        _ person: User.ID, to role: Role, on subject: Shareable
    ) async throws(StageError) -> Collaborator {
        try await send("PATCH", RoleChange(role: role), to: path(to: person, on: subject))
    }

    package func remove(_ person: User.ID, from subject: Shareable) async throws(StageError) {
        try await delete(path(to: person, on: subject))
    }

    private func path(to person: User.ID, on subject: Shareable) -> [String] {
        ["collaboration"] + subject.path + ["collaborator", person]
    }
}

private struct RoleChange: Encodable {
    let role: Role
}
