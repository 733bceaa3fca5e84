import Testing

@testable import HTTPWire

/// Requests and refusals whose reading must not depend on how their bytes were cut.
private let streams: [String] = [
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "\r\n\r\nGET /artist?limit=5&x={y} HTTP/1.1\r\nhOsT: \t localhost:8080 \t \r\nX-Empty:\r\nX: a\tb  c\r\n\r\n",
    "GET /old HTTP/1.0\r\n\r\n",
    "HEAD http://localhost:8080/a?b HTTP/1.1\r\nHost: other\r\n\r\nOPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST /p HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhelloGET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST /p HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\nhello",
    "POST /p HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "3;a=b;c=\"d\"\r\nabc\r\n0A\r\n0123456789\r\n0\r\nX-Sum: 1\r\nY: 2\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX: \u{1}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\nX: y\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /second HTTP/1.1\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcX\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nbad trailer\r\n\r\n",
]

@Suite("However its bytes are cut, a stream reads the same")
struct SegmentationTests {
    @Test("cut in two at every place", arguments: streams)
    func everySplit(stream: String) {
        let bytes = Array(stream.utf8)
        let whole = transcript(of: [bytes])
        #expect(whole.requests.count + (whole.refusal == nil ? 0 : 1) > 0)
        for cut in 1..<bytes.count {
            #expect(transcript(of: [bytes[..<cut], bytes[cut...]]) == whole, "cut at \(cut)")
        }
    }

    @Test("dripped in one byte at a time", arguments: streams)
    func dripped(stream: String) {
        let bytes = Array(stream.utf8)
        #expect(transcript(of: bytes.map { [$0] }) == transcript(of: [bytes]))
    }

    @Test("pipelined in one push, or one by one")
    func pipelined() {
        let good = streams.filter { transcript(of: $0).refusal == nil }
        let batch = Array(repeatElement(good.joined(), count: 100).joined().utf8)
        let whole = transcript(of: [batch])
        #expect(whole.requests.count == good.reduce(0) { $0 + transcript(of: $1).requests.count } * 100)
        #expect(
            whole
                == transcript(
                    of: stride(from: 0, to: batch.count, by: 97).map { batch[$0..<min($0 + 97, batch.count)] }))
        #expect(whole.refusal == nil)
    }

    @Test(
        "limits are met at the same byte",
        arguments: [
            "GET /aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /aaaaaaaaaaaaaaaaaaa HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nA: 1\r\nB: 2\r\nC: 3\r\nD: 4\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nX: 0123456789012345678901234567890123456789\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\n",
            "POST / HTTP/1.1\r\nHost:a\r\nTransfer-Encoding:chunked\r\n\r\n8\r\n01234567\r\n3\r\nabc\r\n0\r\n\r\n",
            "POST / HTTP/1.1\r\nHost:a\r\nTransfer-Encoding:chunked\r\n\r\n1;0123456789\r\n0\r\n0\r\n\r\n",
        ])
    func limits(stream: String) {
        let limits = HTTPLimits(requestLine: 32, fieldSection: 48, fieldCount: 4, body: 10, chunkExtensions: 8)
        let bytes = Array(stream.utf8)
        let whole = transcript(of: [bytes], limits: limits)
        #expect(whole.refusal != nil)
        #expect(transcript(of: bytes.map { [$0] }, limits: limits) == whole)
    }
}
