import Foundation
import Testing

@testable import SocketIO

@Suite("Listening")
struct ListenerTests {
    @Test("port 0 takes a free port and tells which")
    func freePort() throws {
        let listener = try Listener.bind(to: .ipv4Loopback(port: 0))
        defer { listener.close() }
        #expect(listener.address.port != 0)
        #expect(listener.address.host == "127.0.0.1")
    }

    @Test("an address in use is refused by name")
    func addressInUse() throws {
        let first = try Listener.bind(to: .ipv4Loopback(port: 0))
        defer { first.close() }
        let error = #expect(throws: SocketError.self) { try Listener.bind(to: first.address) }
        #expect(error == .addressInUse(first.address))
        let text = try #require(error?.description)
        #expect(text.contains("port \(first.address.port) on 127.0.0.1 is in use"))
    }

    @Test("an address of another machine is refused by name")
    func addressNotAvailable() throws {
        let foreign = try #require(SocketAddress.ipv4("203.0.113.7", port: 0))
        let error = #expect(throws: SocketError.self) { try Listener.bind(to: foreign) }
        #expect(error == .addressNotAvailable(foreign))
        #expect(error?.description.hasPrefix("203.0.113.7 is not an address of this machine") == true)
    }

    @Test("what it accepts sends small pieces at once")
    func noDelay() throws {
        let pair = try ConnectedPair()
        defer { pair.served.release() }
        var isSet: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        #expect(getsockopt(pair.served.descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isSet, &size) == 0)
        #expect(isSet != 0)
    }

    @Test("all who wait are accepted, however many they are", arguments: ReactorKind.available)
    func crowd(reactor: ReactorKind) throws {
        let listener = try Listener.bind(to: .ipv4Loopback(port: 0))
        defer { listener.close() }
        let clients = try (0..<100).map { _ in try Client(to: listener.address) }
        let loop = try EventLoop(label: "crowd", reactor: reactor)
        defer { loop.stop() }
        listener.start(on: [loop]) { $0.delegate = Handler.echo() }
        for client in clients {
            try client.send("x")
            #expect(try client.receiveText(1) == "x")
        }
    }

    @Test("a listener that was never started gives its port back when it is closed or released")
    func neverStarted() throws {
        let first = try Listener.bind(to: .ipv4Loopback(port: 0))
        let address = first.address
        first.close()
        var second: Listener? = try Listener.bind(to: address)
        #expect(second?.address == address)
        second = nil
        try Listener.bind(to: address).close()
    }

    @Test("a closed listener has given its port back; its connections go on", arguments: ReactorKind.available)
    func close(reactor: ReactorKind) throws {
        let server = try Server.echo(reactor)
        defer { server.stop() }
        let client = try server.client()
        try client.send("x")
        #expect(try client.receiveText(1) == "x")

        let closed = Signal()
        // Closing twice is reported twice, and neither time too early.
        for _ in 0..<2 {
            server.listener.close {
                #expect(throws: Never.self) { try Listener.bind(to: server.listener.address).close() }
                closed.send()
            }
        }
        for _ in 0..<2 { closed.expect("the listener is closed") }
        server.listener.close { closed.send() }
        closed.expect("a closed listener says so")

        try client.send("y")
        #expect(try client.receiveText(1) == "y")
    }

    @Test("closing right after starting is orderly", arguments: ReactorKind.available)
    func closeAtOnce(reactor: ReactorKind) throws {
        let loop = try EventLoop(label: "loop", reactor: reactor)
        let listener = try Listener.bind(to: .ipv4Loopback(port: 0))
        let done = Signal()
        listener.start(on: [loop]) { _ in }
        listener.close { done.send() }
        done.expect("the listener is closed")
        try Listener.bind(to: listener.address).close()
        loop.stop { done.send() }
        done.expect("the loop stops")
    }

    @Test("a listener started on a stopped loop gives its port back", arguments: ReactorKind.available)
    func stoppedLoop(reactor: ReactorKind) throws {
        let loop = try EventLoop(label: "loop", reactor: reactor)
        let done = Signal()
        loop.stop { done.send() }
        done.expect("the loop stops")
        let listener = try Listener.bind(to: .ipv4Loopback(port: 0))
        listener.start(on: [loop]) { _ in }
        listener.close { done.send() }
        done.expect("the listener is closed")
        try Listener.bind(to: listener.address).close()
    }

    @Test("a stream knows both of its addresses, behind a wildcard too", arguments: ["127.0.0.1", "0.0.0.0"])
    func addresses(host: String) throws {
        let addresses = Shared<(local: SocketAddress, peer: SocketAddress)?>(nil)
        let served = Signal()
        let any = try #require(SocketAddress(host: host, port: 0))
        let server = try Server(.platformDefault, on: any) { stream in
            addresses.update { $0 = (stream.localAddress, stream.peerAddress) }
            served.send()
        }
        defer { server.stop() }
        let client = try Client(to: .ipv4Loopback(port: UInt16(server.listener.address.port)))
        served.expect("the connection is accepted")
        #expect(addresses.value?.local.description == "127.0.0.1:\(server.listener.address.port)")
        #expect(addresses.value?.peer == client.socket.localAddress)
    }

    @Test("IPv6 is served, and takes nothing from IPv4", .enabled(if: hasIPv6, "this machine has no ::1"))
    func ipv6() throws {
        let all = try #require(SocketAddress.ipv6("::", port: 0))
        let server = try Server(.platformDefault, on: all) { $0.delegate = Handler.echo() }
        defer { server.stop() }
        let port = UInt16(server.listener.address.port)
        let client = try Client(to: .ipv6Loopback(port: port))
        try client.send("six")
        #expect(try client.receiveText(3) == "six")
        #expect(try !Listener.isAnswered(.ipv4Loopback(port: port)))
    }

    @Test("whether somebody listens can be found out by connecting")
    func answered() throws {
        let listener = try Listener.bind(to: .ipv4Loopback(port: 0))
        let address = listener.address
        let wildcard = try #require(SocketAddress(host: "0.0.0.0", port: address.port))
        #expect(try Listener.isAnswered(address))
        #expect(try Listener.isAnswered(wildcard))
        listener.close()
        #expect(try !Listener.isAnswered(address))
        #expect(try !Listener.isAnswered(.ipv4Loopback(port: 0)))
    }

    private static let hasIPv6: Bool = {
        guard let listener = try? Listener.bind(to: .ipv6Loopback(port: 0)) else { return false }
        listener.close()
        return true
    }()
}

@Suite("When accepting fails")
struct AcceptFailureTests {
    @Test("a connection that is gone is skipped", arguments: [ECONNABORTED, EINTR, EPROTO])
    func skipped(code: Int32) {
        #expect(AcceptFailure(errno: code) == .skipped)
    }

    @Test(
        "without descriptors or memory, or for a reason unknown, the listener rests",
        arguments: [EMFILE, ENFILE, ENOBUFS, ENOMEM, EINVAL])
    func exhausted(code: Int32) {
        #expect(AcceptFailure(errno: code) == .exhausted)
    }

    @Test("no connection is no failure", arguments: [EAGAIN, EWOULDBLOCK])
    func nothingWaits(code: Int32) {
        #expect(AcceptFailure(errno: code) == .nothingWaits)
    }
}
