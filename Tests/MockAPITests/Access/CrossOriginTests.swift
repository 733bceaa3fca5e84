import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Pages of other origins")
struct CrossOriginTests {
    let client: Client

    init() throws {
        client = try Client(origins: OriginPolicy(allowed: ["https://preview.example", "capacitor://app.example"]))
    }

    static let admitted = [
        "http://localhost", "http://localhost:3000", "https://localhost:8443", "HTTP://LocalHost:3000",
        "http://app.localhost:5173", "http://127.0.0.1:5173", "http://127.8.9.10", "http://[::1]:3000",
        "http://10.0.0.7:3000", "http://10.255.255.255", "http://172.16.0.1", "http://172.31.255.255:81",
        "http://192.168.1.20:8080", "http://169.254.7.7", "http://[fd12:3456::1]:3000", "http://[fe80::1]",
        "capacitor://localhost", "https://preview.example", "https://PREVIEW.example", "capacitor://app.example",
    ]

    static let foreign = [
        "https://evil.example", "http://localhost.evil.example", "http://notlocalhost", "http://127.0.0.1.evil.example",
        "http://172.15.0.1", "http://172.32.0.1", "http://192.169.0.1", "http://11.0.0.1", "http://8.8.8.8",
        "http://126.0.0.1", "http://[2001:db8::1]", "http://[::2]", "http://[fc0::1]", "http://[fd::1]",
        "http://[fe8::1]", "http://[fec0::1]", "http://localhost@evil.example", "http://evil.example/localhost",
        "https://preview.example:444", "http://preview.example", "https://x.preview.example", "localhost", "", "null",
        "file://",
    ]

    @Test(
        "Pages on loopback, on private addresses and those let in may read answers and their fields",
        arguments: admitted)
    func letIn(origin: String) throws {
        let answer = try client.ask(.get("/artist", as: .ada).with(.origin, origin))
        #expect(answer[.accessControlAllowOrigin] == origin)
        #expect(answer[.accessControlAllowCredentials] == "true")
        let exposed = answer[.accessControlExposeHeaders]?.split(separator: ", ").map(String.init) ?? []
        #expect(Set(exposed).isSuperset(of: ["ETag", "Link", "X-Total-Count", "WWW-Authenticate", "Allow"]))
        #expect(answer[.vary]?.contains("Origin") == true)
        #expect(answer.notices.isEmpty)
    }

    @Test("Other pages are answered without any CORS field, and whoever runs the server is told", arguments: foreign)
    func keptOut(origin: String) throws {
        let answer = try client.ask(.get("/artist", as: .ada).with(.origin, origin))
        #expect(answer.status == 200 && answer.corsFields.isEmpty)
        let notice = try #require(answer.notices.first)
        switch origin {
        case "null": #expect(notice.contains("serve it from localhost"))
        case "localhost", "", "file://", "http://localhost@evil.example", "http://evil.example/localhost":
            #expect(notice.contains("what it sends as Origin is none"))
        default: #expect(notice.contains("--allow-origin \(origin)"))
        }
    }

    @Test("Who sends no Origin gets no CORS field and no notice")
    func none() throws {
        let answer = try client.ask(.get("/artist", as: .ada))
        #expect(answer.corsFields.isEmpty && answer.notices.isEmpty)
    }

    @Test(
        "Refusals carry the same fields, so that a page can read why",
        arguments: [
            ("/artist?limit=0", "mock-ada", 400), ("/artist", "nobody", 401),
            ("/artist/artist-night-bloom", "mock-eli", 403),
            ("/nothing", "mock-ada", 404), ("/artist/nothing", "mock-ada", 404), ("/artist/%ZZ", "mock-ada", 400),
            ("/auth/sign-in", "mock-ada", 405), ("/", "mock-ada", 200), ("/openapi.json", "mock-ada", 200),
        ])
    func refusals(target: String, token: String, status: Int) throws {
        let request = try HTTPRequest.get(target).with(token: token)
        let admitted = try client.ask(request.with(.origin, "http://localhost:3000"))
        #expect(admitted.status == status)
        #expect(admitted[.accessControlAllowOrigin] == "http://localhost:3000")
        #expect(try client.ask(request.with(.origin, "https://evil.example")).corsFields.isEmpty)
    }

    @Test("A refused Host and a 304 carry them too")
    func hostAndCondition() throws {
        let request = try HTTPRequest.get("/artist", as: .ada).with(.origin, "http://localhost:3000")
        #expect(try client.ask(request.with(host: "evil.example"))[.accessControlAllowOrigin] != nil)
        let unchanged = try client.ask(request.with(.ifNoneMatch, "*"))
        #expect(unchanged.status == 304 && unchanged[.accessControlAllowOrigin] != nil)
    }

    @Test("A request that could not be read whole is refused with them, where its head was read")
    func framing() throws {
        var parser = RequestParser(limits: HTTPLimits())
        let head =
            "POST /auth/sign-in HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:3000\r\nContent-Length: x\r\n\r\n"
        Array(head.utf8).withUnsafeBytes { parser.push($0) }
        let refusal = try #require(throws: RequestRefusal.self) { _ = try parser.next() }
        let request = try #require(refusal.head)
        let answer = try client.answer(to: refusal, of: request)
        #expect(answer.status == 400 && answer[.accessControlAllowOrigin] == "http://localhost:3000")
        #expect(answer.detail == refusal.detail)
    }
}
