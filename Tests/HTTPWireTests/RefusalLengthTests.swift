import HTTPWire
import Testing

/// Longer than any quotation, shorter than any limit but those of the request line.
private let long = String(repeating: "x", count: 60_000)

private func post(_ line: String, body: String = "") -> String {
    "POST / HTTP/1.1\r\nHost: localhost\r\n\(line)\r\n\r\n\(body)"
}

@Suite("However much was sent, a refusal is a sentence or two")
struct RefusalLengthTests {
    @Test(
        "of a request",
        arguments: [
            "\(long) / HTTP/1.1\r\n", "GET /\(long) HTTP/1.1\r\n",
            "GET \(long.prefix(8000)) HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET http://\(long.prefix(8000))/ HTTP/1.1\r\nHost: a\r\n\r\n", "GET / \(long)",
            "GET / HTTP/1.1\r\nHost: \(long)\r\n\r\n",
            post(long), post("\(long) : 1"), post("\(long)@: 1"), post("\(long): \u{1}"), post("\(long): a\nb"),
            post("Expect: \(long)"), post("Transfer-Encoding: \(long)"), post("Content-Length: \(long)"),
            post("Content-Length: 9\(String(repeating: "0", count: 60_000))"),
            post("Content-Length: \(String(repeating: "\u{301}", count: 30_000))"),
            post("Transfer-Encoding: chunked", body: long), post("Transfer-Encoding: chunked", body: "1;\(long)"),
            post("Transfer-Encoding: chunked", body: String(repeating: "1", count: 60_000)),
            post("Transfer-Encoding: chunked", body: "0\r\n\(long)\r\n"),
        ])
    func request(text: String) throws {
        let refusal = try #require(refused(text.utf8))
        #expect(refusal.detail.utf8.count < 400, "\(refusal.detail)")
    }

    @Test("of a path", arguments: ["/\(long.prefix(8000))%", "/\(long.prefix(8000))%00", "/\(long.prefix(8000))%FF"])
    func path(text: String) throws {
        let target = try RequestTarget(text)
        let fault = try #require(throws: PathFault.self) { try target.segments() }
        #expect(fault.detail.utf8.count < 400, "\(fault.detail)")
    }
}
