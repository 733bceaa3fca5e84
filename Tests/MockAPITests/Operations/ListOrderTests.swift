import Catalog
import JSONText
import Testing

@Suite("The order of lists")
struct ListOrderTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    private func byName<Row>(_ rows: [Row], _ name: (Row) -> String, _ id: (Row) -> String) -> [String] {
        rows.sorted { one, other in
            let (left, right) = (Array(name(one).utf8), Array(name(other).utf8))
            return left == right
                ? id(one).utf8.lexicographicallyPrecedes(id(other).utf8) : left.lexicographicallyPrecedes(right)
        }.map(id)
    }

    @Test("Spaces stand by the bytes of their name, then by id", arguments: Person.allCases)
    func spaces(person: Person) throws {
        let own = client.catalog.spaces.filter { $0.ownerId == person.id }
        #expect(try client.ask(.get("/artist", as: person)).ids == byName(own, \.name, \.id))
    }

    @Test("Two spaces of one name stand by id, and names beyond ASCII behind all of it")
    func home() throws {
        let ids = try client.ask(.get("/artist", as: .ada)).ids
        #expect(
            ids == [
                "artist-halcyon-drive", "artist-halcyon-drive-archive", "artist-mara-velez", "artist-night-bloom",
                "artist-paper-lanterns", "artist-the-tin-foxes", "artist-layla-haddad", "artist-kohaku",
            ])
    }

    @Test("Projects do so too, and composed and decomposed letters are different bytes")
    func projects() throws {
        for space in client.catalog.spaces {
            let rows = client.catalog.projects.filter { $0.artistId == space.id }
            let owner = try #require(Person.allCases.first { $0.id == space.ownerId })
            let answer = try client.ask(.get("/project/artist/\(space.id)", as: owner))
            #expect(answer.ids == byName(rows, \.name, \.id), "\(answer)")
        }
        let accents = try client.ask(.get("/project/artist/artist-mara-velez", as: .ada)).ids
        #expect(
            accents == [
                "project-mara-velez-cafe-sessions-i", "project-mara-velez-caffeine",
                "project-mara-velez-cafe-sessions-ii", "project-mara-velez-rio-de-plata",
            ])
    }

    @Test("Tracks stand by position, gaps and all")
    func tracks() throws {
        for project in client.catalog.projects {
            let rows = client.catalog.tracks.filter { $0.projectId == project.id }.sorted { $0.position < $1.position }
            let space = try #require(client.catalog.spaces.first { $0.id == project.artistId })
            let owner = try #require(Person.allCases.first { $0.id == space.ownerId })
            let answer = try client.ask(.get("/track/project/\(project.id)", as: owner))
            #expect(answer.ids == rows.map(\.id), "\(answer)")
            #expect(answer.elements.map { $0["position"]?.integerValue } == rows.map { Int64($0.position) })
        }
    }

    @Test("Links stand newest first, and of one instant the later in the file first")
    func links() throws {
        let byResource = Dictionary(grouping: client.catalog.links.enumerated(), by: \.element.subject)
        for (resource, links) in byResource {
            let segment = resource.kind == .space ? "artist" : resource.kind.rawValue
            let space = client.catalog.space(holding: resource)
            let owner = try #require(Person.allCases.first { $0.id == space.ownerId })
            let answer = try client.ask(.get("/link/\(segment)/\(resource.id)", as: owner))
            let expected = links.sorted { ($1.element.createdAt, $1.offset) < ($0.element.createdAt, $0.offset) }
            #expect(answer.ids == expected.map(\.element.id), "\(answer)")
        }
        let twins = try client.ask(.get("/link/artist/artist-mara-velez", as: .ada)).ids
        let inFile = client.catalog.links.map(\.id).filter { twins.contains($0) }
        #expect(twins == inFile.reversed() && twins.count == 2)
    }

    @Test("Collaborators stand by when they were let in, then by id")
    func collaborators() throws {
        let answer = try client.ask(.get("/artist/artist-kohaku", as: .ada))
        let users = answer["collaborators"]?.arrayValue?.map { $0["user"]?["id"]?.stringValue }
        #expect(users == ["user-ben", "user-dara"])
    }
}
