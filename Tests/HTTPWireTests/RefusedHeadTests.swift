import Testing

@testable import HTTPWire

private let cookie = "Cookie: " + String(repeating: "c", count: 70_000) + "\r\n"

@Suite("A refusal carries what was read of its request")
struct RefusedHeadTests {
    @Test(
        "the fields before the one that is refused",
        arguments: [
            (cookie, 431), ("Cookie: c\nd\r\n", 400), ("Cookie: c\rd\r\n", 400), ("Cookie : c\r\n", 400),
            ("Cookie\r\n", 400),
            (" folded\r\n", 400), (": c\r\n", 400), ("Cookie: \u{1}", 400), ("\n", 400), ("\rX", 400),
            (String(repeating: "A: 1\r\n", count: 300), 431),
        ])
    func fields(bad: String, status: Int) throws {
        let text =
            "HEAD /artist?limit=5 HTTP/1.0\r\nHost: a\r\nOrigin: http://localhost:5173 \r\n" + bad + "Last: 1\r\n\r\n"
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.status.code == status)
        #expect(refusal.method == .head)
        let head = try #require(refusal.head)
        #expect(head.method == .head)
        #expect(head.target.description == "/artist?limit=5")
        #expect(head.version == .http10)
        #expect(head.fields.entries.prefix(2).map(\.name) == ["Host", "Origin"])
        #expect(head.fields.first(.origin) == "http://localhost:5173")
        #expect(head.fields.count == (bad.hasPrefix("A") ? 256 : 2))
        #expect(head.body.isEmpty)
    }

    @Test("its fields can be added to, and are no head that another request may have")
    func unfinishedFields() throws {
        var head = try #require(refused("GET / HTTP/1.1\r\nHost: a\r\nX\r\n".utf8)?.head)
        #expect(head.head == nil)
        head.fields.append(.age, "1")
        #expect(head.fields.lines == Array("Host: a\r\nAge: 1\r\n".utf8))
    }

    @Test("no fields, when the first is refused")
    func noFields() throws {
        let head = try #require(refused("GET / HTTP/1.1\r\n\r\r".utf8)?.head)
        #expect(head.fields.count == 0)
        #expect(head.fields.lines.isEmpty)
    }

    @Test(
        "the method alone, when it is the request line that is refused",
        arguments: [
            "HEAD  / HTTP/1.1\r\n", "HEAD /\r\n", "HEAD /# HTTP/1.1\r\n", "HEAD / HTTP/2.0\r\n", "HEAD / HTTP/1.1\n",
            "HEAD /a b HTTP/1.1\r\n", "HEAD /" + String(repeating: "a", count: 9000),
            "HEAD artist HTTP/1.1\r\nHost: a\r\n\r\n", "HEAD * HTTP/1.1\r\nHost: a\r\n\r\n",
            "HEAD http://user@a/ HTTP/1.1\r\nHost: a\r\n\r\n", "HEAD artist HTTP/1.1\r\nHost: a\r\nBad Line\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\n\r\nHEAD /# HTTP/1.1\r\n",
        ])
    func methodAlone(text: String) throws {
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.method == .head)
        #expect(refusal.head == nil)
    }

    @Test(
        "nothing, when the method cannot be read; that of the request before is not taken for it",
        arguments: [
            "G@T / HTTP/1.1\r\n", "\u{16}\u{3}\u{1}", "\rHEAD / HTTP/1.1\r\n", String(repeating: "M", count: 33),
        ])
    func nothing(text: String) throws {
        for before in [
            "", "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n", "HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nb",
        ] {
            let refusal = try #require(refused((before + text).utf8))
            #expect(refusal.method == nil)
            #expect(refusal.head == nil)
        }
    }

    @Test("a refusal made by hand carries nothing")
    func byHand() {
        let refusal = RequestRefusal(.requestTimeout, "late")
        #expect(refusal.method == nil)
        #expect(refusal.head == nil)
    }
}

@Suite("A connection's own refusal carries what the parser has read so far")
struct ParserRefusalTests {
    @Test(
        "at whatever byte the rest is waited for",
        arguments: [
            "POST /p?q HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            "POST /p?q HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nT: 1\r\nU: 2\r\n\r\n",
        ])
    func everyByte(text: String) throws {
        let feed = Feed()
        var known = (method: false, fields: -1)
        for byte in text.utf8.dropLast() {
            feed.push([byte])
            #expect(try feed.next() == nil)
            let refusal = feed.parser.refusal(.requestTimeout, "late")
            #expect(refusal.status == .requestTimeout)
            #expect(refusal.detail == "late")
            // What is known stays known.
            #expect(refusal.method == .post || refusal.method == nil && !known.method)
            #expect(refusal.head?.fields.count ?? -1 >= known.fields)
            #expect(refusal.head?.target.description ?? "/p?q" == "/p?q")
            #expect(refusal.head?.body.isEmpty ?? true)
            known = (refusal.method != nil, refusal.head?.fields.count ?? -1)
        }
        #expect(known == (true, 2))
        feed.push(text.utf8.suffix(1))
        #expect(try feed.nextRequest()?.body == Array("hello".utf8))
        #expect(feed.parser.refusal(.requestTimeout, "late").method == nil)
        #expect(feed.parser.refusal(.requestTimeout, "late").head == nil)
    }

    @Test("in the second of two pipelined requests, that one's")
    func pipelined() throws {
        let feed = Feed()
        feed.push("GET /one HTTP/1.1\r\nHost: a\r\nX: 1\r\n\r\nHEAD /two HTTP/1.1\r\nHost: b\r\nX")
        #expect(try feed.nextRequest()?.target.path == "/one")
        #expect(try feed.next() == nil)
        let head = try #require(feed.parser.refusal(.badRequest, "ended").head)
        #expect(head.method == .head)
        #expect(head.target.path == "/two")
        #expect(head.fields.entries.map(\.value) == ["b"])
    }

    @Test("nothing before the first byte, and nothing behind a refusal")
    func nothing() {
        let feed = Feed()
        #expect(feed.parser.refusal(.requestTimeout, "late").method == nil)
        feed.push("GET / HTTP/1.1\r\nHost: a\r\nX\r\n")
        #expect(throws: RequestRefusal.self) { try feed.next() }
        #expect(feed.parser.refusal(.requestTimeout, "late").method == nil)
        #expect(feed.parser.refusal(.requestTimeout, "late").head == nil)
    }
}
