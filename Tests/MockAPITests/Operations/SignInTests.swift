import HTTPWire
import JSONText
import Testing

@Suite("Signing in")
struct SignInTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("Everybody signs in with address and password, whatever the case of the address", arguments: Person.allCases)
    func everybody(person: Person) throws {
        for email in [person.email, person.email.uppercased()] {
            let answer = try client.ask(.signIn(email, person.password))
            #expect(answer.status == 200 && answer[.cacheControl] == "no-store" && answer[.etag] == nil)
            #expect(answer["token"] == .string(person.token) && answer["tokenType"] == "Bearer")
            #expect(answer["expiresAt"] == "2099-12-31T23:59:59Z")
            #expect(answer["user"] == (try client.ask(.get("/auth/me", as: person)).json))
        }
    }

    @Test("Where the seeded token has expired another is given that works, and the old one stays expired")
    func renewal() throws {
        let session = try client.ask(.signIn(Person.dara.email, Person.dara.password))
        let token = try #require(session["token"]?.stringValue)
        #expect(token == "mock-dara-renewed")
        let renewed = try client.ask(.get("/artist").with(token: token))
        #expect(renewed.status == 200 && renewed.callerId == "user-dara")
        #expect(try client.ask(.get("/artist").with(token: "mock-dara")).code == "token-expired")
    }

    @Test("Before it expires the seeded token is given, with its end")
    func unexpired() throws {
        let catalog = try Bundled.catalog()
        let end = try #require(catalog.user(id: "user-dara")?.tokenExpiresAt)
        let client = try Client(worlds: Clock(end.advanced(by: -1)).worlds(of: catalog))
        let session = try client.ask(.signIn(Person.dara.email, Person.dara.password))
        #expect(session["token"] == "mock-dara" && session["expiresAt"] == .string(end.description))
    }

    @Test(
        "Which of address and password is wrong is not told",
        arguments: [
            (Person.ada.email, Person.ben.password), ("nobody@example.com", Person.ada.password),
            (Person.ada.email, "MOCK-ADA-PASSWORD"), (Person.ada.email, "mock-ada-password "),
        ])
    func wrong(email: String, password: String) throws {
        let answer = try client.ask(.signIn(email, password))
        #expect(answer.status == 401 && answer.code == "bad-credentials")
        #expect(answer[.wwwAuthenticate] == "Bearer realm=\"soundcheck\"")
        #expect(answer.detail == "Nobody has this e-mail address and password. GET / lists everybody's.")
    }

    @Test(
        "A body that is not said to be JSON is 415",
        arguments: [
            "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "application/problem+json", "",
        ])
    func mediaType(type: String) throws {
        var request = try HTTPRequest.signIn(Person.ada.email, Person.ada.password)
        request.fields = HTTPFields()
        let answer = try client.ask(request.with(.host, "localhost:8080").with(.contentType, type))
        #expect(answer.status == 415 && answer.code == "unsupported-media-type")
        #expect(answer.detail.contains("application/json"))
    }

    @Test("So is one that is not said to be anything")
    func noMediaType() throws {
        var request = try HTTPRequest.signIn(Person.ada.email, Person.ada.password)
        request.fields = HTTPFields()
        #expect(try client.ask(request.with(.host, "localhost")).status == 415)
    }

    @Test(
        "A media type's case and parameters do not matter",
        arguments: ["application/json; charset=utf-8", "Application/JSON"])
    func mediaTypeSpelling(type: String) throws {
        let body = try HTTPRequest.signIn(Person.ada.email, Person.ada.password).body
        #expect(try client.ask(.make(.post, "/auth/sign-in").with(body: body, type: type)).status == 200)
    }

    @Test(
        "What is no JSON text is told with its line and column",
        arguments: [
            ("{", "line 1, column 2"),
            ("{\"email\": \"a@b.c\",\n \"password\": }", "line 2, column 14"),
            ("{\"email\": \"a\", \"email\": \"b\"}", "line 1, column 16"),
        ])
    func malformed(body: String, place: String) throws {
        let answer = try client.ask(.make(.post, "/auth/sign-in").with(body: Array(body.utf8)))
        #expect(answer.status == 400 && answer.code == "invalid-body")
        #expect(answer.detail.contains(place), "\(answer.detail)")
    }

    @Test(
        "All that is wrong with a body is listed, with its place",
        arguments: [
            ("{}", ["", ""], ["\"email\" is missing", "\"password\" is missing"]),
            (#"{"email": "nobody"}"#, ["", "/email"], ["\"password\" is missing", "e-mail"]),
            (#"{"email": null, "password": 7}"#, ["/email", "/password"], ["null", "7"]),
            (#"{"email": "a@b.example", "password": ""}"#, ["/password"], ["1 to 1000"]),
            (#"{"Email": "a@b.example", "password": "x"}"#, [""], [#""email" is missing; "Email" is there instead"#]),
            ("[]", [""], ["expected an object, found an empty array"]),
            ("", [""], ["the body: expected an object, found nothing"]),
        ])
    func invalid(body: String, places: [String], words: [String]) throws {
        let answer = try client.ask(.make(.post, "/auth/sign-in").with(body: Array(body.utf8)))
        #expect(answer.status == 400 && answer.code == "invalid-body")
        #expect(answer.faultyPlaces.sorted() == places)
        for word in words { #expect(answer.detail.contains(word), "\(answer.detail)") }
    }

    @Test("A token that comes along does not matter, not even a wrong one")
    func token() throws {
        let request = try HTTPRequest.signIn(Person.ada.email, Person.ada.password)
        let answer = try client.ask(request.with(token: "nobody"))
        #expect(answer.status == 200 && answer.callerId == nil)
    }
}
