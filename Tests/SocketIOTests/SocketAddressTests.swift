import Testing

@testable import SocketIO

@Suite("Addresses")
struct SocketAddressTests {
    @Test(
        "literals of both families are read, with and without brackets",
        arguments: [
            ("127.0.0.1", "127.0.0.1:80"), ("0.0.0.0", "0.0.0.0:80"), ("::1", "[::1]:80"), ("[::1]", "[::1]:80"),
            ("::", "[::]:80"), ("2001:DB8:0:0:0:0:0:1", "[2001:db8::1]:80"), ("fe80::1%7", "[fe80::1%7]:80"),
        ])
    func literals(host: String, description: String) throws {
        #expect(try #require(SocketAddress(host: host, port: 80)).description == description)
    }

    @Test(
        "names and other text are not addresses",
        arguments: [
            "localhost", "", "127.1", "1.2.3.4.5", "256.0.0.1", "[127.0.0.1]", "[::1", "::1]", "::g", "::1%",
            "127.0.0.1%1",
            "fe80::1%no-such-interface",
        ])
    func noAddress(host: String) {
        #expect(SocketAddress(host: host, port: 80) == nil)
    }

    @Test("a port lies between 0 and 65535", arguments: [-1, 65_536])
    func ports(port: Int) {
        #expect(SocketAddress(host: "127.0.0.1", port: port) == nil)
        #expect(SocketAddress(host: "::1", port: port) == nil)
    }

    @Test("loopback is told from the rest", arguments: ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
    func loopback(host: String) {
        #expect(SocketAddress(host: host, port: 0)?.isLoopback == true)
    }

    @Test("others are not loopback", arguments: ["128.0.0.1", "0.0.0.0", "::", "::2", "::ffff:10.0.0.1", "7f00::1"])
    func notLoopback(host: String) {
        #expect(SocketAddress(host: host, port: 0)?.isLoopback == false)
    }

    @Test(
        "addresses of private networks are told from public ones",
        arguments: [
            ("10.1.2.3", true), ("172.16.0.1", true), ("172.31.0.1", true), ("192.168.1.1", true),
            ("169.254.1.1", true), ("fd00::1", true), ("fe80::1", true), ("::ffff:10.0.0.1", true),
            ("172.15.0.1", false), ("172.32.0.1", false), ("192.169.0.1", false), ("8.8.8.8", false),
            ("2001:db8::1", false), ("::ffff:8.8.8.8", false),
        ])
    func privateNetworks(host: String, isPrivate: Bool) {
        #expect(SocketAddress(host: host, port: 0)?.isPrivate == isPrivate)
    }

    @Test("the kernel's form says the same", arguments: ["127.0.0.1", "10.20.30.40", "::1", "fe80::1:2%3"])
    func kernelForm(host: String) throws {
        let address = try #require(SocketAddress(host: host, port: 54_321))
        #expect(address.withKernelForm { form, _ in SocketAddress(form) } == address)
    }

    @Test("another port leaves the address as it is")
    func otherPort() throws {
        let address = try #require(SocketAddress(host: "fe80::1%3", port: 1))
        #expect(address.with(port: 65_535).description == "[fe80::1%3]:65535")
    }

    @Test("wildcards are told apart")
    func wildcards() {
        #expect(SocketAddress(host: "0.0.0.0", port: 1)?.isWildcard == true)
        #expect(SocketAddress(host: "::", port: 1)?.isWildcard == true)
        #expect(!SocketAddress.ipv6Loopback(port: 1).isWildcard)
    }
}
