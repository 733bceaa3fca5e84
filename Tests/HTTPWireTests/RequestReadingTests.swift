import Testing

@testable import HTTPWire

@Suite("What a request says")
struct RequestReadingTests {
    @Test("a browser's head")
    func head() throws {
        let request = try #require(
            try request(
                "GET /artist/a%20b?limit=5 HTTP/1.1\r\nHost: LocalHost:8080\r\naccept: */*\r\nAccept: a/b\r\n\r\n"))
        #expect(request.method == .get)
        #expect(request.version == .http11)
        #expect(request.target.path == "/artist/a%20b")
        #expect(request.fields.values(.accept) == ["*/*", "a/b"])
        #expect(request.host?.host == "localhost")
        #expect(request.host?.port == 8080)
        #expect(request.body.isEmpty)
    }

    @Test("an unknown method, in whatever case, is a value", arguments: ["get", "BREW", "M-SEARCH", "!#$%&'*+.^_`|~9"])
    func methods(name: String) throws {
        #expect(try request("\(name) / HTTP/1.1\r\nHost: a\r\n\r\n")?.method == HTTPMethod(rawValue: name))
    }

    @Test("a later minor version is read as HTTP/1.1", arguments: ["1.1", "1.2", "1.9"])
    func laterVersion(version: String) throws {
        #expect(try request("GET / HTTP/\(version)\r\nHost: a\r\n\r\n")?.version == .http11)
    }

    @Test("an absolute target's authority takes the place of Host")
    func absoluteForm() throws {
        let request = try #require(try request("GET http://One:81/p HTTP/1.1\r\nHost: two:82\r\n\r\n"))
        #expect(request.host == HostPort("one:81"))
        #expect(request.target.path == "/p")
    }

    @Test("HTTP/1.0 needs no Host")
    func version10() throws {
        let request = try #require(try request("GET / HTTP/1.0\r\n\r\n"))
        #expect(request.version == .http10)
        #expect(request.host == nil)
    }

    @Test(
        "whether the connection is kept",
        arguments: [
            ("1.1", "", true),
            ("1.1", "CONNECTION: Close\r\n", false),
            ("1.1", "Connection: keep-alive, close\r\n", false),
            ("1.1", "Connection: upgrade\r\nConnection: x , close\r\n", false),
            ("1.1", "Connection: closed\r\n", true),
            ("1.0", "", false),
            ("1.0", "Connection: Keep-Alive\r\n", true),
            ("1.0", "Connection: close, keep-alive\r\n", false),
        ])
    func persistence(version: String, lines: String, keepsAlive: Bool) throws {
        #expect(try request("GET / HTTP/\(version)\r\nHost: a\r\n\(lines)\r\n")?.keepsAlive == keepsAlive)
    }

    @Test(
        "a repeated Content-Length that always says the same counts once",
        arguments: [
            "Content-Length: 5, 5\r\n", "Content-Length: 5\r\nContent-Length: 5\r\n", "Content-Length: 005\r\n",
        ])
    func repeatedLength(lines: String) throws {
        #expect(try request("POST / HTTP/1.1\r\nHost: a\r\n\(lines)\r\nhello")?.body == Array("hello".utf8))
    }

    @Test("a chunked body is decoded, and its trailers do not become fields")
    func chunked() throws {
        let feed = Feed()
        feed.push("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n")
        feed.push("5;x=\"y;z\"\r\nhello\r\n006 ; q\r\n world\r\n000\r\nAuthorization: Bearer x\r\n\r\n")
        feed.push("GET /next HTTP/1.1\r\nHost: a\r\n\r\n")
        let first = try #require(try feed.nextRequest())
        #expect(first.body == Array("hello world".utf8))
        #expect(!first.fields.contains(.authorization))
        #expect(try feed.nextRequest()?.target.path == "/next")
    }

    @Test("a line and a section that are exactly as long as their limits are read")
    func headAtLimit() throws {
        let line = "GET /abc HTTP/1.1"
        let section = "Host: a\r\nX: yz\r\n\r\n"
        let limits = HTTPLimits(requestLine: line.utf8.count, fieldSection: section.utf8.count, fieldCount: 2)
        let feed = Feed(limits: limits)
        feed.push(line + "\r\n" + section)
        #expect(try feed.nextRequest()?.fields.count == 2)
    }

    @Test("a body that is exactly as long as the limit is read")
    func bodyAtLimit() throws {
        let limits = HTTPLimits(body: 10)
        let body = "0123456789"
        for text in [
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n" + body,
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\na\r\n" + body + "\r\n0\r\n\r\n",
        ] {
            let feed = Feed(limits: limits)
            feed.push(text)
            #expect(try feed.nextRequest()?.body == Array(body.utf8))
        }
    }
}
