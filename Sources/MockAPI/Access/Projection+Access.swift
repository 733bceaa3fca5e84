import Catalog

/// Looks a resource up for the caller: 404 where it does not exist, 403 where the effective role is too weak.
extension Projection {
    func space(_ id: String, needs required: Role) throws(Problem) -> ArtistSpace {
        guard let space = catalog.space(id: id) else { throw missing(.space, id, in: .artists) }
        try require(required, on: .space(space.id))
        return space
    }

    func project(_ id: String, needs required: Role) throws(Problem) -> Project {
        guard let project = catalog.project(id: id) else { throw missing(.project, id, in: .projects) }
        try require(required, on: .project(project.id))
        return project
    }

    func track(_ id: String, needs required: Role) throws(Problem) -> Track {
        guard let track = catalog.track(id: id) else { throw missing(.track, id, in: .tracks) }
        try require(required, on: .track(track.id))
        return track
    }

    func file(_ id: String, needs required: Role) throws(Problem) -> AudioFile {
        guard let file = catalog.file(id: id) else { throw missing(.file, id, in: .files) }
        try require(required, on: .file(file.id))
        return file
    }

    func comment(_ id: String, needs required: Role) throws(Problem) -> Comment {
        guard let comment = catalog.comment(id: id) else { throw missing(.comment, id, in: .comments) }
        try require(required, on: .file(comment.fileId))
        return comment
    }

    func missing(_ noun: ResourceNoun, _ id: String, in collection: CatalogCollection) -> Problem {
        if let other = catalog.kind(of: id) { return .notFound(noun, id: id, hint: .otherKind(other)) }
        return .notFound(noun, id: id, hint: catalog.nearestID(to: id, in: collection).map(LookUpHint.nearest))
    }

    func require(_ required: Role, on resource: ResourceID) throws(Problem) {
        let access = catalog.access(of: caller.id, to: resource)
        if let role = access.role, role >= required { return }
        throw .forbidden(
            Refusal(
                resource: resource, resourceName: catalog.name(of: resource) ?? resource.id, required: required,
                access: access, decidedOnName: access.decidedBy.on.flatMap(catalog.name)))
    }
}
