import Catalog
import JSONText
import Testing

@Suite("Recents")
struct ListRecentsTests {
    let client: Client
    let model: RoleModel

    init() throws {
        client = try Bundled.client()
        model = RoleModel(client.catalog)
    }

    private func visible(to person: Person) -> [Activity] { PlainLists(client.catalog).recents(for: person) }

    @Test("They are what others did on what is shared with the caller, the newest first", arguments: Person.allCases)
    func law(person: Person) throws {
        let expected = visible(to: person)
        let pages = try client.pages(.get("/collaboration/recents?limit=200", as: person))
        let elements = pages.flatMap(\.elements)
        #expect(elements.ids == expected.map(\.id))
        #expect(pages.allSatisfy { $0[.xTotalCount] == String(expected.count) })
        for (element, activity) in zip(elements, expected) { expect(element, tells: activity) }
    }

    private func expect(_ element: JSONValue, tells activity: Activity) {
        let levels = model.levels(of: activity.subject)
        func id(_ kind: ResourceKind) -> String? { levels.first { $0.kind == kind }?.id }
        #expect(element["kind"] == .string(activity.kind.rawValue))
        #expect(element["actor"]?["id"] == .string(activity.actorId))
        #expect(element["recipient"]?["id"]?.stringValue == activity.recipientId)
        #expect(element["at"] == .string(activity.at.description))
        #expect(element["subject"]?["type"] == .string(activity.subject.kind.rawValue))
        #expect(element["subject"]?["id"] == .string(activity.subject.id))
        #expect(element["subject"]?["name"]?.stringValue == model.name(of: activity.subject))
        #expect(element["artistId"]?.stringValue == id(.space))
        #expect(element["projectId"]?.stringValue == id(.project))
        #expect(element["trackId"]?.stringValue == id(.track))
        #expect(element["excerpt"]?.stringValue == activity.excerpt)
    }

    @Test("There are 50 unless the caller says otherwise, and a way on", arguments: Person.allCases)
    func defaultLimit(person: Person) throws {
        let expected = visible(to: person)
        let answer = try client.ask(.get("/collaboration/recents", as: person))
        #expect(answer.ids == expected.prefix(50).map(\.id))
        let next = try answer.next()
        #expect((next != nil) == (expected.count > 50))
        if let next { #expect(try client.ask(next).ids == expected.dropFirst(50).prefix(50).map(\.id)) }
    }

    @Test("Some people see more than a page, and whoever was given nothing sees nothing")
    func counts() {
        #expect(visible(to: .ben).count > 100 && visible(to: .cleo).count > 100)
        #expect(visible(to: .eli).isEmpty)
    }

    @Test("A file is shown with its track's artwork")
    func artwork() throws {
        let files = try client.list("/collaboration/recents", as: .ben).filter { $0["subject"]?["type"] == "file" }
        #expect(!files.isEmpty)
        for file in files {
            let track = client.catalog.track(id: file["trackId"]?.stringValue ?? "")
            let expected = track?.artworkId.map { "http://localhost:8080/artwork/\($0)" }
            #expect(file["subject"]?["artworkUrl"]?.stringValue == expected)
        }
    }
}
