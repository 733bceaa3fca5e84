/// Roles and their cascade.
extension Snapshot {
    /// What `userID` may do on a resource, and what decides it: the strongest of the ownership of its space, a grant on
    /// it, and grants on what it hangs below. Of equal roles the nearest level counts.
    package func access(of userID: String, to resource: ResourceID) -> Access {
        var access = Access(role: nil, decidedBy: Decision(rule: .none))
        var level = exists(resource) ? resource : nil
        while let current = level {
            if let grant = grant(to: userID, on: current), access.role.map({ grant.role > $0 }) ?? true {
                let rule: Decision.Rule = current == resource ? .grant : .inherited
                access = Access(role: grant.role, decidedBy: Decision(rule: rule, on: current, grantId: grant.id))
            }
            if current.kind == .space, space(id: current.id)?.ownerId == userID {
                return Access(role: .owner, decidedBy: Decision(rule: .owner, on: current))
            }
            level = parent(of: current)
        }
        return access
    }

    /// The direct grant to a user on a resource.
    package func grant(to userID: String, on resource: ResourceID) -> Grant? {
        tables.grants.first(\.byGrantee, Grantee(userID: userID, resource: resource))
    }
}
