/// What somebody may do on a resource, from the weakest to the strongest.
package enum Role: String, Sendable, CaseIterable, Comparable {
    case viewer, editor, admin, owner

    package static func < (lhs: Role, rhs: Role) -> Bool {
        lhs.rank < rhs.rank
    }

    private var rank: Int {
        switch self {
        case .viewer: 0
        case .editor: 1
        case .admin: 2
        case .owner: 3
        }
    }
}
