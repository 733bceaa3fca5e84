import Foundation
import Testing

@testable import SocketIO

@Suite("Loops")
struct EventLoopTests {
    @Test(
        "a thousand idle connections are counted, and none is left when they have gone",
        arguments: ReactorKind.available)
    func idleConnections(reactor: ReactorKind) throws {
        raiseDescriptorLimit()
        let closed = Signal()
        let server = try Server(reactor, loops: 2) { stream in
            let handler = Handler.echo()
            handler.onClosed = { _ in closed.send() }
            stream.delegate = handler
        }
        defer { server.stop() }
        var clients = try (0..<1000).map { _ in try server.client() }
        for client in clients {
            try client.send("x")
            #expect(try client.receiveText(1) == "x")
        }
        #expect(server.openStreams == 1000)
        clients = []
        for _ in 0..<1000 { closed.expect("every stream is closed") }
        #expect(server.openStreams == 0)
    }

    @Test(
        "stopping closes every stream once, sends what the kernel takes, and frees the port",
        arguments: ReactorKind.available)
    func stop(reactor: ReactorKind) throws {
        let closings = Shared(0)
        let server = try Server(reactor, loops: 2) { stream in
            let handler = Handler.echo()
            handler.onClosed = { _ in closings.update { $0 += 1 } }
            stream.delegate = handler
        }
        let clients = try (0..<10).map { _ in try server.client() }
        for client in clients {
            try client.send("x")
            #expect(try client.receiveText(1) == "x")
        }
        server.stop()
        #expect(closings.value == 10)
        for client in clients { #expect(try client.receiveToEnd() == []) }
        try Listener.bind(to: server.listener.address).close()
    }

    @Test("stopping again is reported too", arguments: ReactorKind.available)
    func stopTwice(reactor: ReactorKind) throws {
        let loop = try EventLoop(label: "loop", reactor: reactor)
        let stopped = Signal()
        for _ in 0..<3 { loop.stop { stopped.send() } }
        for _ in 0..<3 { stopped.expect("the loop stops") }
        loop.stop { stopped.send() }
        stopped.expect("a stopped loop says so")
    }

    @Test("a stopped loop is released", arguments: ReactorKind.available)
    func released(reactor: ReactorKind) throws {
        let stopped = Signal()
        weak var released: EventLoop?
        do {
            let loop = try EventLoop(label: "loop", reactor: reactor)
            released = loop
            loop.stop { stopped.send() }
            stopped.expect("the loop stops")
            // The queue's last block still holds the loop.
            loop.queue.sync {}
        }
        #expect(released == nil)
    }

    @Test("a delayed block runs, not before its time")
    func schedule() throws {
        let loop = try EventLoop(label: "loop")
        let start = DispatchTime.now()
        let ran = Signal()
        loop.schedule(after: .milliseconds(20)) {
            #expect(DispatchTime.now() >= start + .milliseconds(20))
            ran.send()
        }
        ran.expect("the block runs")
        loop.stop { ran.send() }
        ran.expect("the loop stops")
    }
}
