import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Which Host is answered")
struct HostTests {
    let client: Client

    init() throws {
        client = try Client(
            hosts: HostPolicy(ownNames: ["studio", "Studio.local"], allowed: ["mock.team.example"]))
    }

    @Test(
        "Addresses, localhost, this machine's own names and those let in are, and URLs lead back to them",
        arguments: [
            "localhost", "localhost:8080", "LOCALHOST:8080", "ada.localhost:8080", "127.0.0.1:9000", "192.168.1.7",
            "8.8.8.8:80", "[::1]:8080", "[2001:db8::7]", "studio:8080", "studio.local", "STUDIO.LOCAL",
            "mock.team.example:8080",
        ])
    func answered(host: String) throws {
        let answer = try client.ask(.get("/auth/me", as: .ada).with(host: host))
        #expect(answer.status == 200)
        #expect(answer["avatarUrl"] == .string("http://\(host.lowercased())/artwork/avatar-ada"))
    }

    @Test(
        "Any other name is 421, whose detail names the flag that lets it in",
        arguments: [
            "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "notlocalhost", "studio.example",
            "team.example", "x.mock.team.example", "1.2.3", "0x7f000001",
        ])
    func refused(host: String) throws {
        let answer = try client.ask(.get("/auth/me", as: .ada).with(host: "\(host):8080"))
        #expect(answer.status == 421 && answer.code == "misdirected" && answer.callerId == nil)
        #expect(answer.detail.contains("--allow-host \(host)."))
    }

    @Test("The front page, the document and OPTIONS * are guarded alike", arguments: ["/", "/openapi.json", "*"])
    func ownPages(target: String) throws {
        let request = try HTTPRequest.make(target == "*" ? .options : .get, target).with(host: "evil.example")
        #expect(try client.ask(request).status == 421)
    }

    @Test("A whole URL's authority takes the place of Host")
    func absoluteForm() throws {
        let inside = try HTTPRequest.get("http://127.0.0.1:9000/auth/me", as: .ada).with(host: "evil.example")
        #expect(try client.ask(inside)["avatarUrl"] == "http://127.0.0.1:9000/artwork/avatar-ada")
        #expect(try client.ask(.get("http://evil.example/auth/me", as: .ada)).status == 421)
    }

    @Test(
        "What is no host is a bad request", arguments: ["", "local host", "ada@localhost", "localhost:99999", "[::1"])
    func unreadable(host: String) throws {
        let answer = try client.ask(.get("/auth/me", as: .ada).with(host: host))
        #expect(answer.status == 400 && answer.code == "bad-request")
    }
}
