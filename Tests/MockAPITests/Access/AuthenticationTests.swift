import Catalog
import HTTPWire
import JSONText
import Testing

@Suite("Who is asking")
struct AuthenticationTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("A token names its owner", arguments: Person.allCases)
    func known(person: Person) throws {
        let answer = try client.ask(.get("/auth/me", as: person))
        #expect(answer.status == 200 && answer.callerId == person.id)
        #expect(answer["id"] == .string(person.id) && answer["email"] == .string(person.email))
    }

    @Test("The scheme's name is the same in any case", arguments: ["bearer", "BEARER", "Bearer"])
    func scheme(scheme: String) throws {
        let request = try HTTPRequest.get("/auth/me").with(.authorization, "\(scheme) mock-ada")
        #expect(try client.ask(request).callerId == "user-ada")
    }

    @Test("Without a token the challenge is bare")
    func none() throws {
        let answer = try client.ask(.get("/auth/me"))
        #expect(answer.status == 401 && answer.code == "unauthenticated" && answer.callerId == nil)
        #expect(answer[.wwwAuthenticate] == "Bearer realm=\"soundcheck\"")
    }

    @Test(
        "What is no bearer's token that somebody here has is refused, and the challenge says why",
        arguments: [
            ("Bearer nobody", "invalid_token"), ("Bearer", "invalid_token"), ("Bearer mock-adaa", "invalid_token"),
            ("Bearer MOCK-ADA", "invalid_token"), ("Bearer mock-ben-renewed", "invalid_token"),
            ("Bearer mock-ada, mock-ben", "invalid_token"), ("Bearer \"><script>", "invalid_token"),
            ("Basic bW9jay1hZGE=", "invalid_request"), ("mock-ada", "invalid_request"), ("", "invalid_request"),
        ])
    func unknown(field: String, error: String) throws {
        let answer = try client.ask(.get("/auth/me").with(.authorization, field))
        #expect(answer.status == 401 && answer.code == "unauthenticated", "\(answer.detail)")
        #expect(answer[.wwwAuthenticate] == "Bearer realm=\"soundcheck\", error=\"\(error)\"")
        #expect(answer.detail.contains("GET / lists everybody's token"))
    }

    @Test(
        "A token that is nearly somebody's is told with that one",
        arguments: [
            ("mock-adda", "mock-ada"), ("MOCK-BEN", "mock-ben"), ("mock-cleo,", "mock-cleo"), ("eli", "mock-eli"),
        ])
    func nearToken(token: String, meant: String) throws {
        let answer = try client.ask(.get("/auth/me").with(token: token))
        #expect(
            answer.detail.hasPrefix(#"Nobody has the token "\#(token)"; did you mean "\#(meant)"? Send "#),
            "\(answer.detail)")
    }

    @Test("Two tokens are as good as none")
    func several() throws {
        let answer = try client.ask(.get("/auth/me", as: .ada).with(token: "mock-ben"))
        #expect(answer.status == 401 && answer.detail.contains("more than one Authorization"))
    }

    @Test("An expired token is told from an unknown one, with its owner and its end")
    func expired() throws {
        let answer = try client.ask(.get("/auth/me").with(token: "mock-dara"))
        #expect(answer.status == 401 && answer.code == "token-expired")
        #expect(answer[.wwwAuthenticate] == "Bearer realm=\"soundcheck\", error=\"invalid_token\"")
        #expect(answer.detail.contains("Dara Lindqvist") && answer.detail.contains("2026-05-31T00:00:00Z"))
    }

    @Test("A token expires at its very instant, though answers to it are kept")
    func expiry() throws {
        let catalog = try Bundled.catalog()
        let end = try #require(catalog.user(id: "user-dara")?.tokenExpiresAt)
        let clock = Clock(end.advanced(by: -1))
        let client = try Client(worlds: clock.worlds(of: catalog))
        let request = try HTTPRequest.get("/artist").with(token: "mock-dara")
        #expect(try client.ask(request).status == 200)
        clock.now = end
        #expect(try client.ask(request).code == "token-expired")
    }

    @Test("A document that waives the token of an operation that asks who is asking does not let anybody in")
    func waived() throws {
        let open = try Bundled.contract(changing: [("/paths/~1artist/get/security", [])])
        let answer = try Client(contract: open).ask(.get("/artist"))
        #expect(answer.status == 401 && answer.code == "unauthenticated")
    }
}
