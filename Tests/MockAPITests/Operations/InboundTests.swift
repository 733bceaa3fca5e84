import Catalog
import JSONText
import Testing

@Suite("What is shared with the caller")
struct InboundTests {
    let client: Client
    let model: RoleModel

    init() throws {
        client = try Bundled.client()
        model = RoleModel(client.catalog)
    }

    static let lists: [(kind: ResourceKind, path: String)] = [
        (.space, "/collaboration/collaborator/spaces"), (.project, "/collaboration/collaborator/projects"),
        (.track, "/collaboration/collaborator/tracks"),
    ]

    @Test(
        "Each level lists the direct grants on it, the newest first, and never the caller's own", arguments: lists,
        Person.allCases)
    func directGrants(list: (kind: ResourceKind, path: String), person: Person) throws {
        let grants = client.catalog.grants.enumerated()
            .filter { $0.element.userId == person.id && $0.element.subject.kind == list.kind }
            .sorted { ($1.element.grantedAt, $1.offset) < ($0.element.grantedAt, $0.offset) }
            .map(\.element)
        let answer = try client.ask(.get(list.path, as: person))
        #expect(answer.ids == grants.map(\.subject.id))
        #expect(answer[.xTotalCount] == String(grants.count))
        for (element, grant) in zip(answer.elements, grants) {
            let sharing = element["sharing"]
            #expect(sharing?["role"] == .string(grant.role.rawValue))
            #expect(sharing?["sharedBy"]?["id"] == .string(grant.grantedById))
            #expect(sharing?["sharedAt"] == .string(grant.grantedAt.description))
            #expect(element["role"]?.stringValue == model.access(of: person.id, to: grant.subject).role?.rawValue)
            #expect(!model.owns(person.id, grant.subject))
        }
    }

    @Test("Of two shares at one instant the later in the file comes first")
    func tie() throws {
        let ids = try client.ask(.get("/collaboration/collaborator/tracks", as: .cleo)).ids
        #expect(ids.prefix(2) == ["track-stillness", "track-caffeine"])
    }

    @Test("An entry shows what was granted and what is in effect, which may be more")
    func overridden() throws {
        let tracks = try client.ask(.get("/collaboration/collaborator/tracks", as: .ben)).elements
        let track = try #require(tracks.first { $0["id"] == "track-glasshouse" })
        #expect(track["sharing"]?["role"] == "viewer" && track["role"] == "admin")
    }

    @Test("A project names its space to somebody who cannot open it")
    func breadcrumb() throws {
        let projects = try client.ask(.get("/collaboration/collaborator/projects", as: .faye)).elements
        let project = try #require(projects.first { $0["id"] == "project-night-bloom-afterglow" })
        #expect(project["artistId"] == "artist-night-bloom" && project["artistName"] == "Night Bloom")
        #expect(try client.ask(.get("/artist/artist-night-bloom", as: .faye)).status == 403)
        #expect(try client.ask(.get("/track/project/project-night-bloom-afterglow", as: .faye)).status == 200)
    }

    @Test("What is only reachable through a shared space is not listed")
    func reachable() throws {
        let projects = try client.ask(.get("/collaboration/collaborator/projects", as: .cleo)).ids
        #expect(!projects.contains("project-layla-haddad-stars"))
        #expect(try client.ask(.get("/project/project-layla-haddad-stars", as: .cleo)).status == 200)
    }
}
