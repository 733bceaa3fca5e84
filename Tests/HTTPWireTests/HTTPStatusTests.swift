import Testing

@testable import HTTPWire

@Suite("Statuses")
struct HTTPStatusTests {
    @Test(
        "phrases and slugs",
        arguments: [
            (HTTPStatus.notFound, "Not Found", "not-found"),
            (.contentTooLarge, "Content Too Large", "content-too-large"),
            (.uriTooLong, "URI Too Long", "uri-too-long"),
            (.httpVersionNotSupported, "HTTP Version Not Supported", "http-version-not-supported"),
            (HTTPStatus(code: 599), "", "status-599"),
        ])
    func phrases(status: HTTPStatus, phrase: String, slug: String) {
        #expect(status.reasonPhrase == phrase)
        #expect(status.slug == slug)
    }

    @Test(
        "status lines, known, unknown and out of range",
        arguments: [
            (200, "HTTP/1.1 200 OK\r\n"), (599, "HTTP/1.1 599 \r\n"), (999, "HTTP/1.1 999 \r\n"),
        ])
    func lines(code: Int, line: String) {
        #expect(StatusLine.bytes(of: HTTPStatus(code: code)) == Array(line.utf8))
    }
}
