import HTTPWire
import JSONText
import Testing

@Suite("Preflights")
struct PreflightTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    private func preflight(_ target: String, from origin: String, method: String = "GET") throws -> HTTPRequest {
        try HTTPRequest.make(.options, target).with(.origin, origin).with(.accessControlRequestMethod, method)
    }

    @Test(
        "One is granted on any path and for any method, without a token",
        arguments: ["/artist", "/artist/nothing", "/no/such/path", "/", "/artist/%ZZ", "*"], ["GET", "DELETE"])
    func granted(target: String, method: String) throws {
        let answer = try client.ask(
            preflight(target, from: "http://localhost:3000", method: method)
                .with(.accessControlRequestHeaders, "authorization, x-soundcheck-world"))
        #expect(answer.status == 204 && answer.notices.isEmpty)
        #expect(answer[.accessControlAllowOrigin] == "http://localhost:3000")
        #expect(answer[.accessControlAllowCredentials] == "true")
        #expect(answer[.accessControlAllowMethods] == method)
        #expect(answer[.accessControlAllowHeaders] == "authorization, x-soundcheck-world")
        #expect(answer[.accessControlMaxAge] == "600")
        #expect(answer[.accessControlAllowPrivateNetwork] == nil)
        #expect(answer[.vary]?.contains("Access-Control-Request-Headers") == true)
    }

    @Test("The private network is opened when it is asked for")
    func privateNetwork() throws {
        let request = try preflight("/artist", from: "http://localhost:3000")
        let asked = try client.ask(request.with(.accessControlRequestPrivateNetwork, "true"))
        #expect(asked[.accessControlAllowPrivateNetwork] == "true")
    }

    @Test("Foreign pages get none of it, and a notice is given", arguments: ["https://evil.example", "null"])
    func foreign(origin: String) throws {
        let request = try preflight("/artist", from: origin).with(.accessControlRequestPrivateNetwork, "true")
        let answer = try client.ask(request)
        #expect(answer.status == 204 && answer.corsFields.isEmpty && !answer.notices.isEmpty)
    }

    @Test("A Host that is not this server's is refused before")
    func host() throws {
        let request = try preflight("/artist", from: "http://localhost:3000").with(host: "evil.example")
        #expect(try client.ask(request).status == 421)
    }

    @Test("OPTIONS without Origin, or without a method to ask for, is none")
    func plainOptions() throws {
        let bare = try HTTPRequest.make(.options, "/artist")
        for request in [bare.with(.accessControlRequestMethod, "GET"), bare.with(.origin, "http://localhost:3000")] {
            let answer = try client.ask(request)
            #expect(answer.status == 204 && answer[.allow] != nil)
            #expect(answer[.accessControlAllowMethods] == nil)
        }
    }
}
