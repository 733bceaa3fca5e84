import Foundation
import SocketIO
import Testing

@Suite("Bytes in, bytes out")
struct EchoTests {
    @Test("what a client sends comes back", arguments: ReactorKind.available)
    func echo(reactor: ReactorKind) throws {
        let server = try Server.echo(reactor)
        defer { server.stop() }
        let client = try server.client()
        for text in ["one", "two", "three"] {
            try client.send(text)
            #expect(try client.receiveText(text.utf8.count) == text)
        }
    }

    @Test("a megabyte comes back whole and in order", arguments: ReactorKind.available)
    func large(reactor: ReactorKind) throws {
        let server = try Server.echo(reactor)
        defer { server.stop() }
        let client = try server.client()
        let bytes = (0..<1000).flatMap { [UInt8](repeating: UInt8($0 % 251), count: 1000) }
        try client.send(bytes)
        #expect(try client.receive(bytes.count) == bytes)
    }

    @Test(
        "pieces of all sizes queued in one turn leave in order and are drained once", arguments: ReactorKind.available)
    func pieces(reactor: ReactorKind) throws {
        let sizes = [1, 100, 20_000, 3, 16_384, 16_385, 0, 5, 200_000, 7]
        let pieces = sizes.enumerated().map { [UInt8](repeating: UInt8($0), count: $1) }
        let total = sizes.reduce(0, +)
        let drained = Shared(0)
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onBytes = { stream, _ in
                for piece in pieces { stream.send(piece) }
                #expect(stream.pendingOutputBytes == total)
            }
            handler.onDrained = { stream in
                #expect(stream.pendingOutputBytes == 0)
                drained.update { $0 += 1 }
            }
            stream.delegate = handler
        }
        let client = try server.client()
        try client.send("go")
        #expect(try client.receive(total) == pieces.flatMap { $0 })
        server.stop()
        #expect(drained.value == 1)
    }

    @Test("more pieces than one call takes leave in order", arguments: ReactorKind.available)
    func manyLargePieces(reactor: ReactorKind) throws {
        let pieces = (0..<40).map { [UInt8](repeating: UInt8($0), count: 17_000) }
        let server = try Server(reactor) { stream in
            for piece in pieces { stream.send(piece) }
            stream.closeAfterFlush()
        }
        defer { server.stop() }
        #expect(try server.client().receiveToEnd() == pieces.flatMap { $0 })
    }

    @Test("sending from outside of a turn needs nothing else", arguments: ReactorKind.available)
    func outsideOfATurn(reactor: ReactorKind) throws {
        let server = try Server(reactor) { stream in
            stream.delegate = Handler()
            stream.loop.queue.async {
                stream.send(Array("late".utf8))
                #expect(stream.pendingOutputBytes == 0)
            }
        }
        defer { server.stop() }
        #expect(try server.client().receiveText(4) == "late")
    }

    @Test("connections are spread over the loops in turn", arguments: ReactorKind.available)
    func loops(reactor: ReactorKind) throws {
        let server = try Server.echo(reactor, loops: 3)
        defer { server.stop() }
        let clients = try (0..<6).map { _ in try server.client() }
        for client in clients {
            try client.send("x")
            #expect(try client.receiveText(1) == "x")
        }
        #expect(server.loops.map { loop in loop.queue.sync { loop.openStreams } } == [2, 2, 2])
    }

    @Test("a client that floods does not keep another from its answer", arguments: ReactorKind.available)
    func fairness(reactor: ReactorKind) throws {
        let received = Shared(0)
        let server = try Server(reactor) { stream in
            let handler = Handler()
            handler.onBytes = { stream, bytes in
                received.update { $0 += bytes.count }
                if bytes == [1] { stream.send([2]) }
            }
            stream.delegate = handler
        }
        defer { server.stop() }
        let flooder = try server.client()
        let isDone = Shared(false)
        let flood = Signal()
        Thread.detachNewThread {
            let block = [UInt8](repeating: 0, count: 1 << 20)
            while !isDone.value, (try? flooder.send(block)) != nil {}
            flood.send()
        }
        let client = try server.client()
        for _ in 0..<100 {
            try client.send([1])
            #expect(try client.receive(1) == [2])
        }
        isDone.update { $0 = true }
        flood.expect("the flood ends")
        #expect(received.value > 0)
    }
}
