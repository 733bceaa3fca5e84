/// The role that somebody has on a resource, and what gave it.
package struct Access: Sendable, Hashable {
    /// Nil is no access.
    package var role: Role?
    package var decidedBy: Decision

    package init(role: Role?, decidedBy: Decision) {
        self.role = role
        self.decidedBy = decidedBy
    }
}

/// What decided an access.
package struct Decision: Sendable, Hashable {
    package var rule: Rule
    /// The space for an owner, else the resource that carries the grant.
    package var on: ResourceID?
    package var grantId: String?

    package init(rule: Rule, on: ResourceID? = nil, grantId: String? = nil) {
        self.rule = rule
        self.on = on
        self.grantId = grantId
    }

    package enum Rule: String, Sendable, CaseIterable {
        case owner, grant, inherited, none
    }
}
