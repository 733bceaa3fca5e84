import HTTPWire
import Testing

@Suite("Responses on the wire")
struct ResponseSerializerTests {
    private let date = HTTPDate(secondsSinceEpoch: 784_111_777).bytes
    private let dateLine = "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n"

    private func serialize(
        _ response: HTTPResponse, to method: HTTPMethod = .get, _ version: HTTPVersion = .http11, keepAlive: Bool = true
    ) -> String {
        var output: [UInt8] = []
        let rest = ResponseSerializer.append(
            response, answering: method, version, keepAlive: keepAlive, date: date, to: &output)
        #expect(rest == nil)
        return String(decoding: output, as: UTF8.self)
    }

    private func response(_ status: HTTPStatus = .ok, body: String = "{}") -> HTTPResponse {
        var fields = HTTPFields()
        fields.append(.etag, "\"a\"")
        return HTTPResponse(status: status, fields: fields, body: .bytes(Array(body.utf8)))
    }

    @Test("a kept HTTP/1.1 connection needs no word about it")
    func plain() {
        #expect(
            serialize(response()) == "HTTP/1.1 200 OK\r\n\(dateLine)ETag: \"a\"\r\nContent-Length: 2\r\n\r\n{}")
    }

    @Test(
        "the connection's fate is said where it is not the version's own",
        arguments: [
            (HTTPVersion.http11, true, ""), (.http11, false, "Connection: close\r\n"),
            (.http10, true, "Connection: keep-alive\r\n"), (.http10, false, "Connection: close\r\n"),
        ])
    func connection(version: HTTPVersion, keepAlive: Bool, line: String) {
        #expect(
            serialize(response(), to: .get, version, keepAlive: keepAlive)
                == "HTTP/1.1 200 OK\r\n\(dateLine)\(line)ETag: \"a\"\r\nContent-Length: 2\r\n\r\n{}")
    }

    @Test("HEAD gets GET's fields and no body")
    func head() {
        #expect(serialize(response(), to: .head) + "{}" == serialize(response()))
    }

    @Test("a status without content has neither body nor length", arguments: [100, 103, 204, 304])
    func noContent(code: Int) {
        let text = serialize(response(HTTPStatus(code: code)))
        #expect(text.hasSuffix("ETag: \"a\"\r\n\r\n"))
        #expect(!text.contains("Content-Length"))
    }

    @Test("an empty body has a length of 0", arguments: [200, 201, 404, 500])
    func empty(code: Int) {
        #expect(serialize(response(HTTPStatus(code: code), body: "")).hasSuffix("Content-Length: 0\r\n\r\n"))
    }

    @Test("a chunked body is chunked to HTTP/1.1 and counted to HTTP/1.0")
    func chunked() {
        var long = response(body: String(repeating: "a", count: 16 << 10) + "bc")
        long.coding = .chunked
        let text = serialize(long)
        #expect(text.contains("Transfer-Encoding: chunked\r\n\r\n4000\r\naaa"))
        #expect(text.hasSuffix("a\r\n2\r\nbc\r\n0\r\n\r\n"))
        #expect(!text.contains("Content-Length"))

        var short = response()
        short.coding = .chunked
        #expect(serialize(short, to: .head).hasSuffix("Transfer-Encoding: chunked\r\n\r\n"))
        #expect(serialize(short, to: .get, .http10).hasSuffix("Content-Length: 2\r\n\r\n{}"))
        short.body = []
        #expect(serialize(short).hasSuffix("Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"))
    }

    @Test("a large body is handed back, and answers to a batch stand one behind another")
    func large() {
        var output: [UInt8] = []
        let body = [UInt8](repeating: 0x61, count: ResponseSerializer.longestCopiedBody + 1)
        func append(_ response: HTTPResponse, _ method: HTTPMethod) -> HTTPBody? {
            ResponseSerializer.append(
                response, answering: method, .http11, keepAlive: true, date: date, to: &output)
        }
        #expect(append(response(), .get) == nil)
        #expect(append(HTTPResponse(status: .ok, body: .bytes(body)), .head) == nil)
        #expect(append(HTTPResponse(status: .ok, body: .bytes(body)), .get)?.bytes == body)
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.hasSuffix("Content-Length: 16385\r\n\r\n"))
        #expect(text.split(separator: "HTTP/1.1 200 OK\r\n").count == 3)
    }

    @Test("a body that a source gives is counted and handed back unread", arguments: [0, 1, 1 << 40])
    func source(count: Int) {
        for coding in [HTTPResponse.Coding.counted, .chunked] {
            var output: [UInt8] = []
            let source = BodySource(count: count) { range in
                Issue.record("\(range) was read")
                return []
            }
            let body = ResponseSerializer.append(
                HTTPResponse(status: .ok, body: .source(source), coding: coding),
                answering: .get, .http11, keepAlive: true, date: date, to: &output)
            #expect(body?.count == count)
            #expect(String(decoding: output, as: UTF8.self).hasSuffix("\r\nContent-Length: \(count)\r\n\r\n"))
        }
    }
}
