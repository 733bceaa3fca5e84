import Catalog
import JSONText

/// Changes of the direct grants on a resource, which is what makes somebody its collaborator.
extension Projection {
    /// - Throws: `conflict` where whom the path names has every right already, or a role that can be changed.
    func addCollaborator(to resource: ResourceID, _ ids: NewIDs) throws(Problem) -> Write {
        let user = try namedUser(beside: resource)
        try require(.admin, on: resource)
        let role = try newRole()
        try requireNoGrant(to: user, on: resource)
        let grant = Grant(
            id: ids.id(in: .grants), userId: user.id, role: role, subject: resource, grantedById: caller.id,
            grantedAt: call.now)
        let activity = Activity(
            id: ids.id(in: .activities), kind: .shared, actorId: caller.id, recipientId: user.id, at: call.now,
            subject: resource)
        return Write([.put(.grant(grant)), .put(.activity(activity))]) { [call] catalog throws(Problem) in
            try Projection(catalog, for: call).show(grant).created(at: call.url(query: [:]))
        }
    }

    /// Who gave the grant, and when, stays. The role that it has already changes nothing.
    func changeRole(on resource: ResourceID) throws(Problem) -> Write {
        let grant = try namedGrant(on: resource)
        try require(.admin, on: resource)
        var changed = grant
        changed.role = try newRole()
        let changes: [CatalogChange] = changed == grant ? [] : [.put(.grant(changed))]
        return Write(to: show(grant), changes) { [call, changed] catalog throws(Problem) in
            try Projection(catalog, for: call).show(changed)
        }
    }

    func removeCollaborator(from resource: ResourceID) throws(Problem) -> Write {
        let grant = try namedGrant(on: resource)
        try require(.admin, on: resource)
        let changes = [CatalogChange.delete(RecordID(collection: .grants, id: grant.id), cascade: false)]
        return Write(to: show(grant), changes) { _ throws(Problem) in .noContent }
    }

    private func newRole() throws(Problem) -> Role {
        let body = try call.body.value() ?? .null
        return try body.choice("role", of: [.admin, .editor, .viewer])
    }
}

// MARK: - Whom the path names

extension Projection {
    private func namedUser(beside resource: ResourceID) throws(Problem) -> User {
        guard catalog.exists(resource) else {
            throw missing(resource.kind.lookUpNoun, resource.id, in: resource.kind.collection)
        }
        let id = call.text("userId")
        guard let user = catalog.user(id: id) else { throw missing(.user, id, in: .users) }
        return user
    }

    /// - Throws: `notFound` where nobody has a grant on the resource itself; what is inherited cannot be changed here.
    private func namedGrant(on resource: ResourceID) throws(Problem) -> Grant {
        let user = try namedUser(beside: resource)
        guard let grant = catalog.grant(to: user.id, on: resource) else {
            throw .notFound(.collaborator, id: user.id, hint: .remark(standing(of: user, on: resource)))
        }
        return grant
    }

    private func requireNoGrant(to user: User, on resource: ResourceID) throws(Problem) {
        let space = catalog.space(holding: resource)
        if space.ownerId == user.id {
            throw .conflict(
                detail: "\(user.name) owns the space \"\(space.name)\" and has every right in it: "
                    + "there is nothing to add.")
        }
        if let grant = catalog.grant(to: user.id, on: resource) {
            throw .conflict(
                detail: "\(user.name) is \(grant.role.rawValue) on \(catalog.phrase(for: resource)) already, by the "
                    + "grant \"\(grant.id)\". PATCH with another role changes that, DELETE takes it away.")
        }
    }

    /// What somebody is on a resource without a grant of its own.
    private func standing(of user: User, on resource: ResourceID) -> String {
        let access = catalog.access(of: user.id, to: resource)
        guard let role = access.role, let place = access.decidedBy.on else {
            return "\(user.name) has no role on \(catalog.phrase(for: resource))"
        }
        return access.decidedBy.rule == .owner
            ? "\(user.name) owns \(catalog.phrase(for: place))"
            : "\(user.name) is \(role.rawValue) by a grant on \(catalog.phrase(for: place)), and can be changed there"
    }
}

extension ResourceKind {
    fileprivate var lookUpNoun: ResourceNoun {
        switch self {
        case .space: .space
        case .project: .project
        case .track: .track
        case .file: .file
        }
    }
}
