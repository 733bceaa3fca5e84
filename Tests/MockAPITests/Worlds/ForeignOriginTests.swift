import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

/// A page that may not read answers shall not control anything either.
@Suite("Worlds and pages of other origins")
struct ForeignOriginTests {
    let client: Client

    init() throws { client = try Control().client }

    private static let foreign = ["https://evil.example", "null"]
    private static let admitted = ["http://localhost:5173", "http://127.0.0.1:3000", "http://192.168.1.20"]

    /// A call of each of the control side's operations, and what is none.
    private func calls() throws -> [HTTPRequest] {
        let operations = try client.backend.admin.contract.operations.map { try $0.request() }
        let others: [HTTPRequest] = try [
            .get("/__admin/nothing"), .get("/__admin/"), .make(.put, "/__admin"), .make(.options, "/__admin/worlds"),
            .make(.head, "/__admin/export"), .make(.patch, "/__admin/clock"),
        ]
        return operations + others
    }

    @Test("One that was not let in is refused everything of the control side", arguments: foreign, WayIn.allCases)
    func refused(origin: String, way: WayIn) throws {
        let world = try client.world("demo")
        let before = try client.ask(.get("/__admin/worlds")).body
        let exported = try client.ask(.get("/__admin/export"), of: world, by: way).body
        for call in try calls() {
            let answer = try client.ask(call.with(.origin, origin), of: world, by: way)
            #expect(answer.status == 403 && answer.code == "foreign-origin", "\(answer)")
            #expect(answer.corsFields.isEmpty && answer.detail.contains("--allow-origin"))
            #expect(!answer.notices.isEmpty)
        }
        #expect(try client.ask(.get("/__admin/worlds")).body == before)
        #expect(try client.ask(.get("/__admin/export"), of: world, by: way).body == exported)
    }

    @Test("One that was let in is answered, with the fields that let it read that", arguments: admitted, WayIn.allCases)
    func answered(origin: String, way: WayIn) throws {
        for operation in client.backend.admin.contract.operations where operation.isReading {
            let world = try client.world("demo")
            let answer = try client.ask(operation.request().with(.origin, origin), of: world, by: way)
            #expect(answer.code != "foreign-origin" && answer[.accessControlAllowOrigin] == origin)
        }
        let made = try client.ask(.post("/__admin/worlds", [:]).with(.origin, origin))
        #expect(made.status == 201)
        #expect(made[.accessControlExposeHeaders]?.contains("Location") == true)
    }

    @Test(
        "By naming a world it makes none, though it is answered by those that there are",
        arguments: foreign, [WayIn.prefix, .field])
    func making(origin: String, way: WayIn) throws {
        let request = try HTTPRequest.get("/artist", as: .ada)
        func ask(_ request: HTTPRequest, _ name: String) throws -> Exchange {
            try client.ask(way == .prefix ? request.with(prefix: name) : request.with(.xSoundcheckWorld, name))
        }
        #expect(try ask(request.with(.origin, origin), "new").code == "foreign-origin")
        #expect(client.backend.worlds.all.map(\.name) == ["default"])
        _ = try client.world("demo")
        let answer = try ask(request.with(.origin, origin), "demo")
        #expect(answer.status == 200 && answer.corsFields.isEmpty)
        #expect(try ask(request.with(.origin, Self.admitted[0]), "new").status == 200)
        #expect(client.backend.worlds.all.map(\.name) == ["default", "demo", "new"])
    }

    @Test("A page of another site that loads it as an image sends no Origin, and makes no world either")
    func loading() throws {
        let picture = try HTTPRequest.get("/w/new/artwork/avatar-ada?size=64")
        let answer = try client.ask(picture.with(.secFetchSite, "cross-site"))
        #expect(answer.status == 403 && answer.code == "foreign-origin")
        #expect(client.backend.worlds.all.map(\.name) == ["default"])
        let admitted = picture.with(.secFetchSite, "cross-site").with(.origin, Self.admitted[0])
        #expect(try client.ask(admitted).status == 200)
        #expect(try client.ask(picture.with(.secFetchSite, "cross-site")).status == 200)
        for (site, name) in [("same-origin", "a"), ("same-site", "b"), ("none", "c")] {
            let request = try HTTPRequest.get("/w/\(name)/artwork/avatar-ada?size=64").with(.secFetchSite, site)
            #expect(try client.ask(request).status == 200)
        }
    }

    @Test("Who sends no Origin is no page", arguments: WayIn.allCases)
    func none(way: WayIn) throws {
        for call in try calls() {
            let answer = try client.ask(call, of: client.world("page"), by: way)
            #expect(answer.code != "foreign-origin")
        }
    }

    @Test(
        "A preflight is answered before any of that, and makes no world; only pages that were let in may go on",
        arguments: foreign + admitted, ["/__admin/worlds", "/w/new/artist", "/w/BAD/artist", "/w/one/__admin/reset"])
    func preflight(origin: String, target: String) throws {
        let request = try HTTPRequest.make(.options, target)
            .with(.origin, origin).with(.accessControlRequestMethod, "POST").with(.xSoundcheckWorld, "new")
        let answer = try client.ask(request.with(.accessControlRequestHeaders, "x-soundcheck-world"))
        #expect(answer.status == 204 && answer.body.isEmpty)
        let mayGoOn = Self.admitted.contains(origin)
        #expect(answer[.accessControlAllowMethods] == (mayGoOn ? "POST" : nil))
        #expect(answer[.accessControlAllowHeaders] == (mayGoOn ? "x-soundcheck-world" : nil))
        #expect(answer.corsFields.isEmpty != mayGoOn)
        #expect(client.backend.worlds.all.map(\.name) == ["default"])
    }
}
