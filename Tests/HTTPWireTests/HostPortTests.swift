import HTTPWire
import Testing

@Suite("Hosts with their ports")
struct HostPortTests {
    @Test(
        "what a host may be",
        arguments: [
            ("localhost", "localhost", nil, false),
            ("LocalHost:8080", "localhost", 8080, false),
            ("studio-mac.local:", "studio-mac.local", nil, false),
            ("a_b.example", "a_b.example", nil, false),
            ("a%41b", "a%41b", nil, false),
            ("127.0.0.1:80", "127.0.0.1", 80, true),
            ("255.255.255.255:65535", "255.255.255.255", 65535, true),
            ("[::1]:8080", "[::1]", 8080, true),
            ("[::]", "[::]", nil, true),
            ("[2001:DB8::8:800:200C:417A]", "[2001:db8::8:800:200c:417a]", nil, true),
            ("[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7:8]", nil, true),
            ("[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7::]", nil, true),
            ("[::ffff:127.0.0.1]", "[::ffff:127.0.0.1]", nil, true),
            ("127.0.0.1.", "127.0.0.1.", nil, false),
            ("127.1", "127.1", nil, false),
            ("127.0.0.256", "127.0.0.256", nil, false),
            ("127.0.0.01", "127.0.0.01", nil, false),
            ("2130706433", "2130706433", nil, false),
        ] as [(String, String, Int?, Bool)])
    func valid(text: String, host: String, port: Int?, isIPLiteral: Bool) throws {
        let value = try #require(HostPort(text))
        #expect(value.host == host)
        #expect(value.port == port)
        #expect(value.isIPLiteral == isIPLiteral)
    }

    @Test(
        "what it may not be",
        arguments: [
            "", ":80", "a b", "a/b", "user@a", "a:b", "a:-1", "a:65536", "a:80:90", "::1", "[::1", "[]", "[::1]x",
            "[:1]",
            "[1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7:8::]", "[1::2::3]", "[:::]", "[1:]", "[12345::]",
            "[::1%25en0]", "[::1%en0]", "[v1.a]", "[::127.0.0.1:1]", "[127.0.0.1]", "[::256.0.0.1]", "a%4", "a%zz", "é",
            "a\"b",
        ])
    func invalid(text: String) {
        #expect(HostPort(text) == nil)
    }

    @Test("a host has at most 255 bytes, whatever its port", arguments: ["", ":80", ":00000000080"])
    func length(port: String) {
        let name = String(repeating: "abcd.", count: 51)
        #expect(HostPort(name + port)?.host == name)
        #expect(HostPort(name + "e" + port) == nil)
        #expect(HostPort(String(repeating: "a", count: 60_000) + port) == nil)
    }

    @Test("it is written as it is read")
    func description() {
        #expect(HostPort("A:8080")?.description == "a:8080")
        #expect(HostPort("[::1]")?.description == "[::1]")
    }
}
