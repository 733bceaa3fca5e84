import HTTPWire
import Testing

/// A head of these lines, `Host` among them unless left out.
private func head(_ requestLine: String = "GET / HTTP/1.1", _ lines: String..., host: String? = "Host: localhost")
    -> String
{
    ([requestLine] + [host].compactMap { $0 } + lines).joined(separator: "\r\n") + "\r\n\r\n"
}

private func post(_ lines: String..., body: String = "") -> String {
    (["POST / HTTP/1.1", "Host: localhost"] + lines).joined(separator: "\r\n") + "\r\n\r\n" + body
}

private func chunked(_ body: String) -> String {
    post("Transfer-Encoding: chunked", body: body)
}

@Suite("What is not HTTP/1.1 is refused, with a status and a reason that names it")
struct RefusalTests {
    @Test(
        "request lines",
        arguments: [
            ("GET /\r\nHost: a\r\n\r\n", 400, "ends after its target"),
            (head("G@T / HTTP/1.1"), 400, "\"@\" at byte 2"),
            (head(" / HTTP/1.1"), 400, "a space at byte 1"),
            (head("GET  / HTTP/1.1"), 400, "two spaces"),
            (head("GET /a b HTTP/1.1"), 400, "goes on with \"b\""),
            (head("GET / HTTP/1.1 "), 400, "HTTP/1.1 \""),
            (head("GET / HTTP/1"), 400, "HTTP/1\\x0D"),
            (head("GET / HTTP/1."), 400, "HTTP/1.\\x0D"),
            (head("GET / HTTP/1.1x"), 400, "HTTP/1.1x"),
            (head("GET / HTTP/11"), 400, "HTTP/11"),
            (head("GET / HTP/1.1"), 400, "HTP"),
            (head("GET / HTTP/ 1.1"), 400, "HTTP/ "),
            (head("GET / http/1.1"), 400, "\"h\""),
            (head("GET / HTTP/2.0"), 505, "HTTP/2.0"),
            (head("GET / HTTP/0.9"), 505, "HTTP/0.9"),
            ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505, "HTTP/2.0"),
            ("GET / HTTP/1.1\nHost: a\n\n", 400, "HTTP/1.1\\x0A"),
            (String(repeating: "\r\n", count: 9) + head(), 400, "empty lines"),
            ("\rGET / HTTP/1.1\r\n", 400, "carriage return"),
            ("\nGET / HTTP/1.1\r\n", 400, "a line feed (0x0A) at byte 1"),
            ("\u{16}\u{3}\u{1}", 400, "TLS"),
            (head(String(repeating: "M", count: 33) + " / HTTP/1.1"), 501, "method"),
        ])
    func requestLines(text: String, status: Int, words: String) throws {
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.status.code == status)
        #expect(refusal.detail.contains(words), "\(refusal.detail)")
        #expect(refusal.head == nil)
    }

    @Test(
        "targets",
        arguments: [
            (head("GET artist HTTP/1.1"), 400, "\"artist\""),
            (head("GET * HTTP/1.1"), 400, "OPTIONS"),
            (head("GET localhost:80 HTTP/1.1"), 400, "localhost:80"),
            (head("GET ftp://a/b HTTP/1.1"), 400, "ftp://a/b"),
            (head("GET http:///b HTTP/1.1"), 400, "host"),
            (head("GET http://user@a/b HTTP/1.1"), 400, "host"),
            (head("GET http://a:99999/b HTTP/1.1"), 400, "host"),
            (head("GET http://" + String(repeating: "a", count: 256) + "/ HTTP/1.1"), 400, "at most 255 bytes"),
            (head("GET http://[fe80::1%25en0]/ HTTP/1.1"), 400, "host"),
            (head("GET /a#b HTTP/1.1"), 400, "fragment"),
            (head("GET /a\u{0} HTTP/1.1"), 400, "NUL (0x00) at byte 3"),
            (head("GET /a\tb HTTP/1.1"), 400, "a tab"),
            (head("GET /é HTTP/1.1"), 400, "0xC3"),
            (head("GET /a\"b HTTP/1.1"), 400, "double quote"),
            (head("GET /a<b HTTP/1.1"), 400, "\"<\""),
            (head("GET /{artistId} HTTP/1.1"), 400, "\"{\" at byte 2"),
            (head("GET /a?b=\"c\" HTTP/1.1"), 400, "double quote at byte 6"),
            (head("CONNECT a:443 HTTP/1.1"), 501, "tunnel"),
            (head("CONNECT / HTTP/1.1"), 501, "tunnel"),
        ])
    func targets(text: String, status: Int, words: String) throws {
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.status.code == status)
        #expect(refusal.detail.contains(words), "\(refusal.detail)")
    }

    @Test(
        "field lines",
        arguments: [
            (head("GET / HTTP/1.1", "X-Test : 1"), "white space after \"X-Test\""),
            (head("GET / HTTP/1.1", "X-Test: a", " b"), "line 3 begins with white space"),
            (head("GET / HTTP/1.1", " X: a", host: nil), "line 1 begins with white space"),
            (head("GET / HTTP/1.1", "nonsense"), "\"nonsense\", has no colon"),
            (head("GET / HTTP/1.1", ": x"), "no name"),
            (head("GET / HTTP/1.1", "X(Test): 1"), "\"(\" after \"X\""),
            (head("GET / HTTP/1.1", "Ü: 1"), "0xC3"),
            (head("GET / HTTP/1.1", "X-Test: a\u{0}b"), "NUL"),
            (head("GET / HTTP/1.1", "X-Test: abcdefgh\u{1F}ijklmnopqr"), "0x1F"),
            (head("GET / HTTP/1.1", "X-Test: \u{7F}"), "0x7F"),
            (head("GET / HTTP/1.1", "X-Test: a\nY: b"), "line feed"),
            (head("GET / HTTP/1.1", "X-Test: a\rY: b"), "carriage return"),
            ("GET / HTTP/1.1\r\nHost: a\r\n\n", "line feed"),
            ("GET / HTTP/1.1\r\nHost: a\r\n\rX", "carriage return"),
        ])
    func fieldLines(text: String, words: String) throws {
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.status == .badRequest)
        #expect(refusal.detail.contains(words), "\(refusal.detail)")
    }

    @Test(
        "what a field must say before the request can be read on",
        arguments: [
            (head(host: nil), 400, "none"),
            (head("GET / HTTP/1.1", "Host: localhost"), 400, "more than one Host"),
            (head("GET / HTTP/1.0", "Host: localhost"), 400, "more than one Host"),
            (head("GET http://a/ HTTP/1.1", host: nil), 400, "none"),
            (head(host: "Host:"), 400, "\"\""),
            (head(host: "Host: a b"), 400, "\"a b\""),
            (head(host: "Host: a/b"), 400, "\"a/b\""),
            (head(host: "Host: user@a"), 400, "user@a"),
            (head(host: "Host: a, b"), 400, "\"a, b\""),
            (head(host: "Host: a:8o"), 400, "a:8o"),
            (head(host: "Host: [::1"), 400, "[::1"),
            (head(host: "Host: " + String(repeating: "a", count: 256)), 400, "at most 255 bytes"),
            (post("Expect: 200-ok"), 417, "200-ok"),
            (post("Expect: 100-continue, x"), 417, "\"x\""),
            (post("Content-Length: -1"), 400, "-1"),
            (post("Content-Length: +5"), 400, "+5"),
            (post("Content-Length: 5 5"), 400, "5 5"),
            (post("Content-Length: 5,6"), 400, "different"),
            (post("Content-Length: 5,"), 400, "5,"),
            (post("Content-Length: abc"), 400, "abc"),
            (post("Content-Length:"), 400, "\"\""),
            (post("Content-Length: 5.0"), 400, "5.0"),
            (post("Content-Length: 0x5"), 400, "0x5"),
            (post("Content-Length: １"), 400, "\\xEF"),
            (post("Content-Length: 5", "Content-Length: 6"), 400, "different"),
            (post("Content-Length: 18446744073709551623"), 413, "64 bits"),
            (post("Content-Length: 8589934592"), 413, "8589934592"),
            (post("Content-Length: 1048577"), 413, "limit is 1048576"),
            (post("Expect: 100-continue", "Content-Length: 1048577"), 413, "limit"),
            (post("Transfer-Encoding: gzip"), 501, "\"gzip\""),
            (post("Transfer-Encoding: gzip, chunked"), 501, "\"gzip\""),
            (post("Transfer-Encoding: xchunked"), 501, "xchunked"),
            (post("Transfer-Encoding: chunked, chunked"), 400, "once"),
            (post("Transfer-Encoding: chunked", "Transfer-Encoding: chunked"), 400, "once"),
            (post("Transfer-Encoding:"), 400, "once"),
            (post("Transfer-Encoding: chunked", "Content-Length: 3"), 400, "both"),
            (post("Content-Length: 3", "Transfer-Encoding: chunked"), 400, "both"),
            (head("POST / HTTP/1.0", "Transfer-Encoding: chunked"), 400, "HTTP/1.0"),
        ])
    func framing(text: String, status: Int, words: String) throws {
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.status.code == status)
        #expect(refusal.detail.contains(words), "\(refusal.detail)")
        #expect(refusal.head != nil, "the head was read whole, so that the answer can follow it")
    }

    @Test(
        "chunks",
        arguments: [
            (chunked("zz\r\n"), 400, "\"z\""),
            (chunked("\r\n"), 400, "carriage return"),
            (chunked("-1\r\n"), 400, "\"-\""),
            (chunked("3 3\r\n"), 400, "\"3\""),
            (chunked("3 \r\nabc"), 400, "carriage return"),
            (chunked("3\nabc"), 400, "line feed"),
            (chunked("3\rabc"), 400, "carriage return"),
            (chunked("3;a=b\nabc"), 400, "line feed"),
            (chunked("100000000000000005\r\n"), 400, "16 digits"),
            (chunked("ffffffffffffffff\r\n"), 413, "18446744073709551615"),
            (chunked("100001\r\n"), 413, "limit is 1048576"),
            (chunked("3\r\nabcXX"), 400, "\"X\""),
            (chunked("3\r\nabc\n0\r\n"), 400, "line feed"),
            (chunked("1;" + String(repeating: "e", count: 8192) + "\r\n"), 400, "8192"),
            (chunked("0\r\nX : 1\r\n\r\n"), 400, "white space"),
            (chunked("0\r\nX: " + String(repeating: "t", count: 65536)), 431, "65536"),
        ])
    func chunks(text: String, status: Int, words: String) throws {
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.status.code == status)
        #expect(refusal.detail.contains(words), "\(refusal.detail)")
        #expect(refusal.head?.method == .post)
    }

    @Test(
        "limits",
        arguments: [
            ("GET /" + String(repeating: "a", count: 65536), 414, "8192"),
            (head("GET / HTTP/1.1", "X: " + String(repeating: "v", count: 65536)), 431, "65536"),
            ("GET / HTTP/1.1\r\n" + (0...256).map { "A\($0): 1\r\n" }.joined(), 431, "256"),
        ])
    func limits(text: String, status: Int, words: String) throws {
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.status.code == status)
        #expect(refusal.detail.contains(words), "\(refusal.detail)")
    }

    @Test("nothing is read behind a refusal")
    func nothingBehind() throws {
        let feed = Feed()
        feed.push("BAD\r\n" + head())
        #expect(throws: RequestRefusal.self) { try feed.next() }
        #expect(try feed.next() == nil)
        feed.push(head())
        #expect(try feed.next() == nil)
        #expect(feed.parser.phase == .idle)
    }
}
