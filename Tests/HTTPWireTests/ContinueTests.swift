import HTTPWire
import Testing

@Suite("Expect: 100-continue")
struct ContinueTests {
    private let head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\n"

    @Test("is told before the body comes, once", arguments: ["Content-Length: 2", "Transfer-Encoding: chunked"])
    func beforeBody(framing: String) throws {
        let feed = Feed()
        feed.push(head + framing + "\r\n\r\n")
        guard case .continueExpected? = try feed.next() else {
            Issue.record("no 100 is asked for")
            return
        }
        #expect(try feed.next() == nil)
        #expect(feed.parser.phase == .body)
        feed.push(framing.hasPrefix("C") ? "ok" : "2\r\nok\r\n0\r\n\r\n")
        #expect(try feed.nextRequest()?.body == Array("ok".utf8))
    }

    @Test(
        "is not told when some of the body is there already, or none will come, or to HTTP/1.0",
        arguments: [
            "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\no",
            "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 0\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n",
            "POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n",
        ])
    func notNeeded(text: String) throws {
        let feed = Feed()
        feed.push(text)
        while let event = try feed.next() {
            guard case .request = event else {
                Issue.record("100 is asked for")
                return
            }
        }
    }
}
