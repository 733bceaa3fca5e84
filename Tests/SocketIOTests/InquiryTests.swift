import SocketIO
import Testing

@Suite("An inquiry")
struct InquiryTests {
    @Test("sends its bytes, and gives all that comes until the other side ends", arguments: [0, 1, 3_000_000])
    func whole(size: Int) throws {
        let question = Array("question".utf8)
        let answer = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let server = try Server(.platformDefault) { stream in
            let handler = Handler()
            handler.onBytes = { stream, bytes in
                if bytes == question { stream.send(answer) }
                stream.closeAfterFlush()
            }
            stream.delegate = handler
        }
        defer { server.stop() }
        #expect(try Inquiry([server.listener.address], patience: 10).ask(question) == answer)
    }

    @Test("goes to the first address where something listens")
    func addresses() throws {
        let server = try closing()
        defer { server.stop() }
        let free = try free()
        #expect(try Inquiry([free, server.listener.address], patience: 10).ask([1]) == [])
        #expect(throws: Inquiry.Fault.nobodyListens) { try Inquiry([free, free], patience: 10).ask([1]) }
        #expect(throws: Inquiry.Fault.nobodyListens) { try Inquiry([], patience: 10).ask([1]) }
    }

    @Test("tells a connection that was reset")
    func reset() throws {
        let server = try Server(.platformDefault) { stream in
            let handler = Handler()
            handler.onBytes = { stream, _ in stream.abort() }
            stream.delegate = handler
        }
        defer { server.stop() }
        #expect(throws: Inquiry.Fault.brokenOff) { try Inquiry([server.listener.address], patience: 10).ask([1]) }
    }

    @Test("gives up when it takes too long")
    func patience() throws {
        let server = try Server(.platformDefault) { $0.delegate = Handler() }
        defer { server.stop() }
        #expect(throws: Inquiry.Fault.tookTooLong) { try Inquiry([server.listener.address], patience: 0.05).ask([1]) }
    }

    private func closing() throws -> Server {
        try Server(.platformDefault) { stream in
            let handler = Handler()
            handler.onBytes = { stream, _ in stream.closeAfterFlush() }
            stream.delegate = handler
        }
    }

    /// An address where nothing listens any more.
    private func free() throws -> SocketAddress {
        let server = try closing()
        defer { server.stop() }
        return server.listener.address
    }
}
