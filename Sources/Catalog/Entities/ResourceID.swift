/// What can carry a role, a link or an activity.
package enum ResourceKind: String, Sendable, CaseIterable {
    case space, project, track, file
}

/// The name of one resource.
package struct ResourceID: Sendable, Hashable, CustomStringConvertible {
    package var kind: ResourceKind
    package var id: String

    package init(kind: ResourceKind, id: String) {
        self.kind = kind
        self.id = id
    }

    package static func space(_ id: String) -> ResourceID { ResourceID(kind: .space, id: id) }
    package static func project(_ id: String) -> ResourceID { ResourceID(kind: .project, id: id) }
    package static func track(_ id: String) -> ResourceID { ResourceID(kind: .track, id: id) }
    package static func file(_ id: String) -> ResourceID { ResourceID(kind: .file, id: id) }

    package var description: String { "the \(kind.rawValue) \"\(id)\"" }
}
