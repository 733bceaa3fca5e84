import Catalog
import HTTPWire
import JSONText
import Testing

@Suite("Who may share")
struct SharingRoleTests {
    /// Everything that changes how a resource is shared, and what it is answered where it may be done.
    enum Deed: String, CaseIterable, Sendable {
        case add, change, remove, link, revoke

        var status: Int {
            switch self {
            case .add, .link: 201
            case .change, .revoke: 200
            case .remove: 204
            }
        }

        func request(on resource: SharedResource, by actor: Person) throws -> HTTPRequest {
            switch self {
            case .add: try .add(.eli, to: resource, by: actor)
            case .change: try .change(resource.collaborator, on: resource, to: "viewer", by: actor)
            case .remove: try .remove(resource.collaborator, from: resource, by: actor)
            case .link: try .link(to: resource, by: actor)
            case .revoke: try .revoke(resource.link, by: actor)
            }
        }
    }

    @Test("Admins and owners may; who is less is told what decided it", arguments: SharedResource.all, Person.allCases)
    func roles(resource: SharedResource, person: Person) throws {
        for deed in Deed.allCases {
            let client = try Client()
            let model = RoleModel(client.catalog)
            let access = model.access(of: person.id, to: resource.id)
            let state = client.state
            let answer = try client.ask(deed.request(on: resource, by: person))
            if let role = access.role, role >= .admin {
                #expect(answer.status == deed.status, "\(answer): \(answer.detail)")
                #expect(client.state != state)
            } else {
                #expect(answer.status == 403 && answer.code == "forbidden", "\(answer)")
                #expect(answer["access"]?["required"] == "admin")
                #expect(answer["access"]?["effective"]?.stringValue == access.role?.rawValue)
                #expect(answer["access"]?["decidedBy"] == model.decidedBy(access.decidedBy))
                #expect(client.state == state, "\(answer)")
            }
        }
    }

    @Test("Nobody may without a token", arguments: SharedResource.all, Deed.allCases)
    func stranger(resource: SharedResource, deed: Deed) throws {
        let client = try Bundled.client()
        var request = try deed.request(on: resource, by: .ada)
        request.fields = HTTPFields()
        request = request.with(.host, "localhost:8080")
        let answer = try client.ask(request)
        #expect(answer.status == 401 && answer.code == "unauthenticated")
    }

    @Test("An admin's share is in the name of the admin, and outbound of the owner", arguments: SharedResource.all)
    func admin(resource: SharedResource) throws {
        let client = try Client()
        let admin: Person = resource.id.kind == .track ? .dara : .ben
        let before = try SharingViews(client)
        let grant = try client.ask(.add(.eli, to: resource, by: admin))
        let link = try client.ask(.link(to: resource, by: admin))
        #expect(grant["grantedBy"] == (try client.summary(of: admin)))
        #expect(link["createdBy"] == (try client.summary(of: admin)))
        let after = try SharingViews(client)
        #expect(after.outbound[admin] == before.outbound[admin])
        let entry = after.outbound[.ada]?[resource.level]?.arrayValue?.first
        #expect(entry?["id"] == .string(resource.id.id))
        #expect(
            entry?["collaborators"]?.arrayValue?.last == grant.json && entry?["links"]?.arrayValue?.first == link.json)
    }
}
