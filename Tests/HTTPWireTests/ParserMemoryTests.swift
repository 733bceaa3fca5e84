import Testing

@testable import HTTPWire

@Suite("The parser looks at each byte once and keeps no more than it needs")
struct ParserMemoryTests {
    @Test("a head's bytes are not looked at again when more come")
    func fieldsOnce() throws {
        let text = "Host: localhost\r\nX-Long: " + String(repeating: "v", count: 60_000) + "\r\nNext: 1\r\n\r\n"
        var bytes = Array(text.utf8)
        var scanner = FieldSectionScanner(at: 0)
        for end in 1...bytes.count {
            let isWhole = try bytes.withUnsafeBufferPointer { try scanner.scan($0.view(0..<end), limits: HTTPLimits()) }
            #expect(isWhole == (end == bytes.count))
            #expect(scanner.cursor == end)
            // Whatever has been read would be refused if it were read again.
            bytes[end - 1] = 0
        }
        #expect(scanner.index.map(\.name.count) == [4, 6, 4])
        #expect(scanner.index.map(\.value.count) == [9, 60_000, 1])
    }

    @Test("a request line's bytes are not looked at again when more come")
    func requestLineOnce() throws {
        var bytes = Array(("GET /" + String(repeating: "a", count: 4000) + "?b HTTP/1.1\r\n").utf8)
        var scanner = RequestLineScanner()
        // The version's ten bytes are the exception: its digits are read once more at the end.
        for end in 1...bytes.count {
            let isWhole = try bytes.withUnsafeBufferPointer { try scanner.scan($0.view(0..<end), limits: HTTPLimits()) }
            #expect(isWhole == (end == bytes.count))
            #expect(scanner.cursor == end)
            if end <= bytes.count - 10 { bytes[end - 1] = 0 }
        }
        #expect(scanner.targetRange == 4..<4007)
        #expect(scanner.queryMark == 4005)
    }

    @Test("an idle parser holds no buffer")
    func idle() throws {
        let feed = Feed()
        #expect(feed.parser.bufferCapacity == 0)
        for _ in 0..<3 {
            feed.push("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nok")
            #expect(try feed.nextRequest() != nil)
            #expect(feed.parser.bufferCapacity == 0)
            #expect(feed.parser.phase == .idle)
        }
        feed.push("\r\n")
        #expect(try feed.next() == nil)
        #expect(feed.parser.bufferCapacity == 0)
        #expect(feed.parser.phase == .idle)
    }

    @Test("a body's bytes do not stay in the buffer")
    func body() throws {
        let feed = Feed()
        feed.push("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n")
        #expect(try feed.next() == nil)
        let piece = [UInt8](repeating: 0x61, count: 1000)
        for _ in 1..<1000 {
            feed.push(piece)
            #expect(try feed.next() == nil)
            #expect(feed.parser.bufferCapacity == 0)
            #expect(feed.parser.phase == .body)
        }
        feed.push(piece)
        #expect(try feed.nextRequest()?.body.count == 1_000_000)
    }

    @Test("what a pipelined batch leaves over is all that is kept")
    func leftOver() throws {
        let feed = Feed()
        let one = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        feed.push(String(repeating: one, count: 1000) + "GET /las")
        for _ in 0..<1000 { #expect(try feed.nextRequest() != nil) }
        #expect(try feed.next() == nil)
        #expect(feed.parser.phase == .head)
        feed.push("t HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try feed.nextRequest()?.target.path == "/last")
        #expect(feed.parser.bufferCapacity == 0)
    }

    @Test("a request keeps its own head and not its batch")
    func ownHead() throws {
        let feed = Feed()
        let one = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        feed.push(String(repeating: one, count: 100))
        #expect(try feed.nextRequest()?.fields.bytes.count == one.utf8.count)
    }
}
