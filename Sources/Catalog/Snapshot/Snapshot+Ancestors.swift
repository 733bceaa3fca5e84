/// The way up. What an entity of this snapshot belongs to is there, which loading and changing check.
extension Snapshot {
    package func exists(_ resource: ResourceID) -> Bool {
        switch resource.kind {
        case .space: tables.spaces.holds(resource.id)
        case .project: tables.projects.holds(resource.id)
        case .track: tables.tracks.holds(resource.id)
        case .file: tables.files.holds(resource.id)
        }
    }

    /// What a resource hangs below; nil for a space, and for what does not exist.
    package func parent(of resource: ResourceID) -> ResourceID? {
        switch resource.kind {
        case .space: nil
        case .project: project(id: resource.id).map { .space($0.artistId) }
        case .track: track(id: resource.id).map { .project($0.projectId) }
        case .file: file(id: resource.id).map { .track($0.trackId) }
        }
    }

    /// The space at the top of a resource.
    /// - Precondition: the resource exists.
    package func space(holding resource: ResourceID) -> ArtistSpace {
        var top = resource
        while let parent = parent(of: top) { top = parent }
        guard top.kind == .space, let space = space(id: top.id) else {
            preconditionFailure("\(resource) does not exist in this catalogue")
        }
        return space
    }

    /// The user with an id that some entity of this snapshot refers to.
    /// - Precondition: the user exists.
    package func referredUser(_ id: String) -> User {
        guard let user = user(id: id) else { preconditionFailure("no user has the id \"\(id)\" in this catalogue") }
        return user
    }
}
