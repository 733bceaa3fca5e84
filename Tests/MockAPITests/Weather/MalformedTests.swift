import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("A malformed answer")
struct MalformedTests {
    @Test(
        "is JSON no more",
        arguments: [
            "{}", "[]", "[1,2,3,4]", "{\"name\":\"Night Bloom\",\"count\":12}", "\"text\"", "12", "1234567", "7",
            "true",
            "null", "{\"name\":\"ééééééééé\"}", "\"🎧🎧🎧\"", "  [ ]  ",
        ])
    func broken(text: String) throws {
        let body = HTTPResponse(status: .ok, body: .bytes(Array(text.utf8))).malformed.body.bytes
        #expect(throws: JSONFaults.self) { try JSONParser.parse(body) }
        #expect(String(validating: body, as: UTF8.self) != nil)
        #expect(body.count <= max(text.utf8.count, 1))
    }

    @Test("keeps its status and fields, but neither its tag nor leave to be kept")
    func fields() {
        var fields = HTTPFields()
        fields.append(.cacheControl, "private, no-cache")
        fields.append(.etag, "\"abc\"")
        fields.append(.contentType, "application/json")
        let malformed = HTTPResponse(status: .ok, fields: fields, body: .bytes(Array("[1,2,3]".utf8))).malformed
        #expect(malformed.status == .ok)
        #expect(malformed.fields.entries.map(\.name) == ["Content-Type", "Cache-Control"])
        #expect(malformed.fields.first(.cacheControl) == "no-store")
    }

    @Test("that has no body is left alone")
    func empty() {
        var fields = HTTPFields()
        fields.append(.etag, "\"abc\"")
        let response = HTTPResponse(status: .notModified, fields: fields)
        #expect(response.malformed.fields.lines == response.fields.lines)
    }
}
