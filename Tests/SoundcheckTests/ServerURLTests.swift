import SocketIO
import Testing

@testable import soundcheck

@Suite("A server's URL")
struct ServerURLTests {
    @Test(
        "means this machine by its names, and others by their addresses",
        arguments: [
            ("http://localhost:8080", "http://localhost:8080", ["127.0.0.1:8080", "[::1]:8080"]),
            ("HTTP://LOCALHOST:8080/", "http://localhost:8080", ["127.0.0.1:8080", "[::1]:8080"]),
            ("http://demo.localhost", "http://demo.localhost", ["127.0.0.1:80", "[::1]:80"]),
            ("http://192.168.1.20:81/w/demo//", "http://192.168.1.20:81/w/demo", ["192.168.1.20:81"]),
            ("http://[::1]:8080/w/demo", "http://[::1]:8080/w/demo", ["[::1]:8080"]),
        ])
    func accepted(text: String, description: String, addresses: [String]) throws {
        let url = try #require(ServerURL(text))
        #expect(url.description == description)
        #expect(url.addresses.map(\.description) == addresses)
    }

    @Test("means this machine by its own name, too")
    func ownName() throws {
        for name in HostNames.own {
            #expect(try #require(ServerURL("http://\(name):1")).addresses.map(\.port) == [1, 1])
        }
    }

    @Test(
        "is refused where it names another scheme, a foreign name or no base",
        arguments: [
            "", "localhost:8080", "https://localhost:8080", "http://", "http:///w/demo", "http://example.com",
            "http://ada@localhost", "http://localhost:port", "http://localhost:70000", "http://localhost/?a",
            "http://localhost/#a", "http://localhost/w demo", "http://localhost/\r\nX: y", "http://localhost:8080x",
            "http://999.0.0.1",
        ])
    func refused(text: String) {
        #expect(ServerURL(text) == nil)
    }
}
