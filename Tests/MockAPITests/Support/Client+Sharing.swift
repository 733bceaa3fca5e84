import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

/// What people do to share, as requests.
extension HTTPRequest {
    static func add(
        _ person: Person, to resource: SharedResource, as role: String = "viewer", by actor: Person = .ada
    ) throws -> HTTPRequest {
        try post(resource.collaborators(person), ["role": .string(role)], as: actor)
    }

    static func change(
        _ person: Person, on resource: SharedResource, to role: String, by actor: Person = .ada
    ) throws -> HTTPRequest {
        try make(.patch, resource.collaborators(person), as: actor)
            .with(body: JSONWriter.bytes(of: ["role": .string(role)] as JSONValue))
    }

    static func remove(
        _ person: Person, from resource: SharedResource, by actor: Person = .ada
    ) throws -> HTTPRequest {
        try make(.delete, resource.collaborators(person), as: actor)
    }

    static func link(
        to resource: SharedResource, _ access: String = "listen", expiresAt: JSONValue? = nil, by actor: Person = .ada
    ) throws -> HTTPRequest {
        var body = JSONObject([("access", .string(access))])
        if let expiresAt { body.set("expiresAt", expiresAt) }
        return try post(resource.links, .object(body), as: actor)
    }

    static func revoke(_ link: String, by actor: Person = .ada) throws -> HTTPRequest {
        try make(.delete, "/link/\(link)", as: actor)
    }
}

/// What must be the same after a request that changes nothing.
struct WorldMark: Equatable {
    let catalog: ObjectIdentifier
    let now: Instant

    init(of world: World) {
        let moment = world.moment
        catalog = ObjectIdentifier(moment.catalog)
        now = moment.now
    }
}

extension Client {
    var state: WorldMark { WorldMark(of: backend.worlds.standard) }

    /// A `UserSummary` as the person themself is told it.
    func summary(of person: Person) throws -> JSONValue {
        var user = try #require(ask(.get("/auth/me", as: person)).json?.objectValue)
        user = JSONObject(user.members.filter { $0.key != "email" }.map { ($0.key, $0.value) })
        return .object(user)
    }

    func collaborators(of resource: SharedResource, as person: Person = .ada) throws -> [JSONValue] {
        try #require(ask(.get(resource.detail, as: person))["collaborators"]?.arrayValue)
    }

    /// Expects that everybody has on a resource, and on what it holds, what the contract's roles come to.
    func expectRoles(on resource: SharedResource, _ location: SourceLocation = #_sourceLocation) throws {
        let model = RoleModel(catalog)
        for person in Person.allCases {
            for resource in resource.cascade(in: catalog) {
                let path = "/\(resource.kind == .space ? "artist" : resource.kind.rawValue)/\(resource.id)"
                let answer = try ask(.get(path, as: person), location)
                let access = model.access(of: person.id, to: resource)
                guard let role = access.role else {
                    #expect(answer.status == 403, "\(answer)", sourceLocation: location)
                    continue
                }
                #expect(
                    answer["access"]
                        == ["role": .string(role.rawValue), "decidedBy": model.decidedBy(access.decidedBy)],
                    "\(answer)", sourceLocation: location)
            }
        }
    }
}
