import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("A rule for a variant")
struct VariantRuleTests {
    let control: Control
    let world: World
    var client: Client { control.client }

    init() throws {
        control = try Control()
        world = try control.client.world("varied")
    }

    private func add(_ rule: String) throws {
        let made = try control("POST /__admin/faults \(rule)", of: world)
        try #require(made.status == 201, "\(made.detail)")
    }

    private func ask(_ request: HTTPRequest) throws -> Answer {
        let (request, door) = try WayIn.port.lead(request, to: world)
        return client.backend.respond(to: request, through: door).answer
    }

    @Test("gives what Prefer asks for, to a client that sends none", arguments: Variant.allCases)
    func same(variant: Variant) throws {
        let request = try HTTPRequest.get("/track/track-undertow", as: .ada)
        let preferred = try ask(request.with(.prefer, "variant=\(variant.rawValue)")).response
        try add(#"{"operation": "getTrack", "variant": "\#(variant.rawValue)"}"#)
        let answer = try ask(request)
        #expect(answer.response.body.bytes == preferred.body.bytes && answer.rule == "fault-1")
        #expect(answer.response.fields.first(.etag) == preferred.fields.first(.etag))
        #expect(answer.response.fields.first(.preferenceApplied) == nil && answer.preferences.isEmpty)
        #expect(try control("GET /__admin/faults/fault-1", of: world)["variant"] == .string(variant.rawValue))
    }

    @Test("hits the calls that it says, and what it gave is not kept for others")
    func calls() throws {
        let request = try HTTPRequest.get("/artist", as: .ada)
        let plain = try ask(request).response.body.bytes
        try add(#"{"operation": "listArtists", "variant": "empty-lists", "fromCall": 2, "toCall": 2}"#)
        let bodies = try (1...3).map { _ in try ask(request).response.body.bytes }
        #expect(bodies == [plain, Array("[]".utf8), plain])
        #expect(try ask(.get("/auth/me", as: .ada)).rule == nil)
    }

    @Test("has a tag of its own, that conditions know")
    func conditions() throws {
        let request = try HTTPRequest.get("/artist", as: .ada)
        let plain = try #require(try ask(request).response.fields.first(.etag))
        try add(#"{"variant": "odd-text"}"#)
        let varied = try #require(try ask(request.with(.ifNoneMatch, plain)).response.fields.first(.etag))
        #expect(varied != plain)
        #expect(try ask(request.with(.ifNoneMatch, varied)).response.status == .notModified)
    }

    @Test("gives way to the variant that the request asks for itself, and goes with delays and faults")
    func together() throws {
        try add(#"{"variant": "odd-text", "delayMs": 7, "fault": "truncate", "when": "after"}"#)
        let request = try HTTPRequest.get("/artist", as: .ada)
        let answer = try ask(request)
        #expect(answer.delivery == Delivery(delay: 7, cut: Delivery.Cut(then: .close)))
        #expect(
            try JSONParser.parse(answer.response.body.bytes)[JSONPointer(["0", "name"])]?.stringValue != "Night Bloom")
        #expect(try ask(request.with(.prefer, "variant=empty-lists")).response.body.bytes == Array("[]".utf8))
    }

    @Test("leaves alone what has no variants: refusals, and what is not JSON")
    func others() throws {
        let requests = try [
            HTTPRequest.get("/artist"), .get("/track/track-nowhere", as: .ada), .get("/artwork/avatar-ada?size=64"),
        ]
        let plain = try requests.map { try ask($0).response.body.bytes }
        try add(#"{"variant": "odd-text"}"#)
        #expect(try requests.map { try ask($0).response.body.bytes } == plain)
    }
}
