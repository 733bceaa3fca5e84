import Catalog
import JSONText

/// The role that somebody must have on a resource, and what gives it: worked out from owners and collaborators alone. Of
/// what answers say of roles nothing is believed.
struct Entitlement: Hashable {
    let role: Role
    /// As `decidedBy` calls it.
    let rule: String
    /// The level whose owner or grant decides.
    let on: Sighting.Resource

    /// For people.
    var reason: String {
        switch rule {
        case "owner": "who owns \(on)"
        case "grant": "by the grant on it"
        default: "by the grant on \(on)"
        }
    }
}

extension Picture {
    enum Entitling {
        case entitled(Entitlement)
        case nothing
        /// Not all of what decides can be seen.
        case unknown
    }

    /// What gives a caller a role on a resource: the strongest of owning its space, the grant on it and those on what
    /// holds it; of equal roles the nearest.
    func entitling(of caller: String, to resource: Sighting.Resource) -> Entitling {
        guard let id = ids[caller], let detail = detail(of: resource, for: caller),
            let sighting = Sighting.all(in: detail).first
        else { return .unknown }
        let lineage = [resource] + sighting.holders
        if let space = lineage.last, space.level == .space,
            (self.detail(of: space, for: caller) ?? detail).json["owner"]?["id"]?.stringValue == id
        {
            return .entitled(Entitlement(role: .owner, rule: "owner", on: space))
        }
        var strongest: Entitlement?
        for level in lineage {
            switch grant(to: id, on: level, seenBy: caller) {
            case .unknown: return .unknown
            case .nothing: continue
            case .role(let role):
                guard strongest.map({ $0.role < role }) ?? true else { continue }
                strongest = Entitlement(role: role, rule: level == resource ? "grant" : "inherited", on: level)
            }
        }
        return strongest.map(Entitling.entitled) ?? .nothing
    }

    func entitlement(of caller: String, to resource: Sighting.Resource) -> Entitlement? {
        if case .entitled(let entitlement) = entitling(of: caller, to: resource) { entitlement } else { nil }
    }

    private enum Granted {
        case role(Role)
        case nothing
        case unknown
    }

    private func grant(to id: String, on resource: Sighting.Resource, seenBy caller: String) -> Granted {
        guard let detail = detail(of: resource, for: caller) else {
            // Whoever has a grant may read what it is on.
            return refusal(of: resource, to: caller) == nil ? .unknown : .nothing
        }
        guard let collaborator = detail.collaborator(id) else { return .nothing }
        // A server may have roles that the contract does not know.
        return collaborator["role"]?.stringValue.flatMap(Role.init).map(Granted.role) ?? .unknown
    }
}

extension Showing {
    var collaborators: [JSONValue] { json["collaborators"]?.arrayValue ?? [] }

    func collaborator(_ id: String) -> JSONValue? {
        collaborators.first { $0["user"]?["id"]?.stringValue == id }
    }
}
