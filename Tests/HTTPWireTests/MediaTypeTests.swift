import HTTPWire
import Testing

@Suite("Media types")
struct MediaTypeTests {
    @Test("type, subtype and parameters, in whatever case")
    func reading() throws {
        let type = try #require(MediaType(" Application/JSON ; Charset=UTF-8;; x=\"a;\\\"b\" "))
        #expect(type.type == "application")
        #expect(type.subtype == "json")
        #expect(type.essence == "application/json")
        #expect(type[parameter: "charset"] == "UTF-8")
        #expect(type[parameter: "x"] == "a;\"b")
        #expect(type[parameter: "y"] == nil)
        #expect(type.description == "application/json; charset=UTF-8; x=\"a;\\\"b\"")
        #expect(MediaType(type.description) == type)
    }

    @Test("an empty parameter is none", arguments: ["a/b;", "a/b ; ", "a/b;;"])
    func emptyParameter(text: String) {
        #expect(MediaType(text) == MediaType("a/b"))
    }

    @Test(
        "what is no media type",
        arguments: [
            "", "json", "application/", "/json", "application/json,", "a/b c", "a/b; charset", "a/b; c=\"d",
            "a/b; c =d", "a/b/c",
        ])
    func malformed(text: String) {
        #expect(MediaType(text) == nil)
    }
}
