import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("Requests that are known by their heads")
struct RepeatedRequestTests {
    private let clock: Clock
    private let client: Client
    private let world: World

    init() throws {
        let catalog = try Bundled.catalog()
        clock = Clock(catalog.scenario.now)
        client = try Client(worlds: clock.worlds(of: catalog))
        world = try client.world("demo")
    }

    @Test("Each is noted, with the world's time", arguments: WayIn.allCases)
    func journal(way: WayIn) throws {
        let question = try Question(.get("/artist?x=1", as: .ada), to: world, by: way)
        let first = try question.askUntilKnown(client)
        _ = try client.ask(.make(.delete, "/__admin/requests"), of: world, by: way)
        for _ in 1...3 {
            clock.now = clock.now.advanced(by: 1)
            #expect(try question.ask(client).isKept(with: first))
        }
        let answer = try client.ask(.get("/__admin/requests"), of: world, by: way)
        let requests = answer["requests"]?.arrayValue ?? []
        #expect(
            requests.map { $0["at"] } == ["2026-06-07T09:30:01Z", "2026-06-07T09:30:02Z", "2026-06-07T09:30:03Z"])
        #expect(requests.map { $0["operation"] } == ["listArtists", "listArtists", "listArtists"])
        #expect(requests.map { $0["caller"] } == ["user-ada", "user-ada", "user-ada"])
        #expect(requests.map { $0["violations"] } == [1, 1, 1])
        #expect(try client.ask(.get("/__admin/coverage"), of: world, by: way)["covered"] == 1)
    }

    @Test("A token that expires meanwhile is refused at that instant", arguments: WayIn.allCases)
    func token(way: WayIn) throws {
        _ = try client.ask(
            .make(.put, "/__admin/clock").with(body: Array(#"{"now": "2026-05-30T23:59:57Z"}"#.utf8)), of: world,
            by: way)
        let question = try Question(.get("/artist").with(token: Person.dara.seededToken), to: world, by: way)
        _ = try question.askUntilKnown(client)
        clock.now = clock.now.advanced(by: 2)
        #expect(try question.ask(client).status == 200)
        clock.now = clock.now.advanced(by: 1)
        #expect(try question.ask(client).code == "token-expired")
        clock.now = clock.now.advanced(by: -1)
        #expect(try question.ask(client).status == 200)
    }

    @Test("A link that expires meanwhile has expired at that instant", arguments: WayIn.allCases)
    func link(way: WayIn) throws {
        clock.now = try #require(Instant(rfc3339: "2026-08-31T21:59:58Z"))
        let question = try Question(.get("/link/artist/artist-mara-velez", as: .ada), to: world, by: way)
        let old = try question.askUntilKnown(client)
        clock.now = clock.now.advanced(by: 1)
        #expect(try question.ask(client).isKept(with: old))
        clock.now = clock.now.advanced(by: 1)
        let new = try question.askUntilKnown(client)
        #expect(new.elements.map { $0["status"] } == ["expired", "expired"] && new[.etag] != old[.etag])
    }

    @Test("One head by several doors is as many questions")
    func doors() throws {
        let other = try client.world("other")
        let request = try HTTPRequest.get("/artist", as: .ada).received()
        for door in [Door.main, .world(world), .world(other), .main, .world(world), .main] {
            #expect(try client.ask(request, through: door).status == 200)
        }
        let counts = client.backend.worlds.all.map { $0.read(\.journal).total() }
        #expect(counts == [3, 2, 1])
    }

    @Test(
        "What asks for an answer of its own, or sends something, is judged each time",
        arguments: [
            try HTTPRequest.get("/artist", as: .ada).with(.prefer, "delay=1"),
            try .signIn(Person.ada.email, Person.ada.password), try .get("/nothing", as: .ada), try .get("/artist"),
            try .get("/artist/artist-nothing", as: .ada), try .make(.options, "/artist"), try .get("/"),
            try .get("/__admin/clock"),
        ])
    func others(request: HTTPRequest) throws {
        let question = try Question(request, to: world, by: .prefix)
        for _ in 1...4 { _ = try question.ask(client) }
        #expect(!question.isKnown(to: client))
    }
}
