import Catalog
import Testing

/// One case of the cascade: who has what on a resource, and what decides it.
struct RoleCase: Sendable, CustomTestStringConvertible {
    let person: Person
    let resource: ResourceID
    let role: Role?
    let rule: Decision.Rule
    let on: ResourceID?
    let grant: String?

    init(
        _ person: Person, _ resource: ResourceID, _ role: Role?, _ rule: Decision.Rule, on: ResourceID? = nil,
        _ grant: String? = nil
    ) {
        self.person = person
        self.resource = resource
        self.role = role
        self.rule = rule
        self.on = on
        self.grant = grant
    }

    var testDescription: String { "\(person.rawValue) on \(resource): \(role?.rawValue ?? "nothing") by \(rule)" }

    /// A grant on the resource itself.
    static func direct(_ person: Person, _ resource: ResourceID, _ role: Role) -> RoleCase {
        RoleCase(person, resource, role, .grant, on: resource, "grant-\(person.rawValue)-\(resource.id)")
    }

    /// A grant on something that holds the resource.
    static func inherited(_ person: Person, _ resource: ResourceID, _ role: Role, from holder: ResourceID) -> RoleCase {
        RoleCase(person, resource, role, .inherited, on: holder, "grant-\(person.rawValue)-\(holder.id)")
    }

    static func owner(_ person: Person, _ resource: ResourceID, of space: String) -> RoleCase {
        RoleCase(person, resource, .owner, .owner, on: .space(space))
    }

    static func nothing(_ person: Person, _ resource: ResourceID) -> RoleCase {
        RoleCase(person, resource, nil, .none)
    }
}

extension RoleCase {
    private var segment: String { resource.kind == .space ? "artist" : resource.kind.rawValue }
    var path: String { "/\(segment)/\(resource.id)" }
    var linksPath: String { "/link/\(segment)/\(resource.id)" }
}
