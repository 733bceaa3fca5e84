import Catalog

/// A space, a project or a track, and the role that somebody has on it.
struct Domain {
    let resource: ResourceID
    let role: Role
}

extension Projection {
    /// The caller's own spaces.
    var ownDomains: [Domain] {
        catalog.spaces(ownedBy: caller.id).map { Domain(resource: .space($0.id), role: .owner) }
    }

    /// What grants let the caller into; none is below another, and nobody has a grant below a space of their own.
    var sharedDomains: [Domain] {
        let grants = catalog.grants(of: caller.id)
        let granted = Set(grants.map(\.subject))
        return
            grants
            .filter { grant in catalog.lineage(of: grant.subject).dropFirst().allSatisfy { !granted.contains($0) } }
            .map { Domain(resource: $0.subject, role: $0.role) }
    }
}
