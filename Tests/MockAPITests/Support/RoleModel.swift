import Catalog
import JSONText

/// The contract's roles, worked out anew from the rows of the seeds in the plainest way.
struct RoleModel: Sendable {
    private let spaces: [String: ArtistSpace]
    private let projects: [String: Project]
    private let tracks: [String: Track]
    private let files: [String: AudioFile]
    private let grants: [ResourceID: [Grant]]

    init(_ catalog: Snapshot) {
        spaces = Dictionary(uniqueKeysWithValues: catalog.spaces.map { ($0.id, $0) })
        projects = Dictionary(uniqueKeysWithValues: catalog.projects.map { ($0.id, $0) })
        tracks = Dictionary(uniqueKeysWithValues: catalog.tracks.map { ($0.id, $0) })
        files = Dictionary(uniqueKeysWithValues: catalog.files.map { ($0.id, $0) })
        grants = Dictionary(grouping: catalog.grants, by: \.subject)
    }

    func access(of user: String, to resource: ResourceID) -> Access {
        let levels = levels(of: resource)
        if let space = levels.last.flatMap({ spaces[$0.id] }), space.ownerId == user {
            return Access(role: .owner, decidedBy: Decision(rule: .owner, on: .space(space.id)))
        }
        let own = levels.flatMap { grants[$0, default: []] }.filter { $0.userId == user }
        guard let strongest = own.map(\.role).max(), let grant = own.first(where: { $0.role == strongest }) else {
            return Access(role: nil, decidedBy: Decision(rule: .none))
        }
        let rule: Decision.Rule = grant.subject == resource ? .grant : .inherited
        return Access(role: grant.role, decidedBy: Decision(rule: rule, on: grant.subject, grantId: grant.id))
    }

    func owns(_ user: String, _ resource: ResourceID) -> Bool { access(of: user, to: resource).role == .owner }

    /// The resource and what holds it, upwards.
    func levels(of resource: ResourceID) -> [ResourceID] {
        let parent: ResourceID? =
            switch resource.kind {
            case .space: nil
            case .project: projects[resource.id].map { .space($0.artistId) }
            case .track: tracks[resource.id].map { .project($0.projectId) }
            case .file: files[resource.id].map { .track($0.trackId) }
            }
        return [resource] + (parent.map(levels) ?? [])
    }

    /// The track that a resource is, or is a version of.
    func track(of resource: ResourceID) -> String? { levels(of: resource).first { $0.kind == .track }?.id }

    func name(of resource: ResourceID) -> String? {
        switch resource.kind {
        case .space: spaces[resource.id]?.name
        case .project: projects[resource.id]?.name
        case .track: tracks[resource.id]?.name
        case .file: files[resource.id]?.name
        }
    }

    /// A decision in the contract's shape.
    func decidedBy(_ decision: Decision) -> JSONValue {
        var object = JSONObject([("rule", .string(decision.rule.rawValue))])
        if let on = decision.on {
            object.set(
                "on", ["type": .string(on.kind.rawValue), "id": .string(on.id), "name": .string(name(of: on) ?? "")])
        }
        if let grant = decision.grantId { object.set("grantId", .string(grant)) }
        return .object(object)
    }
}
