import JSONText
import Testing

@testable import Contract

@Suite("Properties that a schema admits without knowing them")
struct SchemaStrangerTests {
    @Test(
        "are found at any depth, with those that are known",
        arguments: [
            (#"{"text": "x", "atMs": 1}"#, []),
            (#"{"text": "x", "time": 1}"#, ["/time: atMs author tags text"]),
            (#"{"author": {"id": "x", "name": "y"}}"#, ["/author/name: id"]),
            (#"{"tags": [{"id": "x"}, {"a/b": 1}]}"#, ["/tags/1/a~1b: id"]),
            (#"{"author": "x", "tags": 1}"#, []),
            ("[1]", []), ("null", []),
        ])
    func found(value: String, lines: [String]) throws {
        let schema = try Documents.schema(
            """
            {"allOf": [{"properties": {"text": {}, "atMs": {}}}, {"properties": {
                "author": {"properties": {"id": {}}}, "tags": {"items": {"properties": {"id": {}}}}}}]}
            """)
        let strangers = schema.strangers(in: try JSONParser.parse(Array(value.utf8)))
        #expect(strangers.map { "\($0.pointer): \($0.known.joined(separator: " "))" } == lines)
        #expect(strangers.map(\.name) == strangers.map { $0.pointer.components.last })
    }

    @Test("are none where any may stand", arguments: ["{}", #"{"properties": {"a": {}}, "additionalProperties": {}}"#])
    func open(text: String) throws {
        #expect(try Documents.schema(text).strangers(in: ["b": ["c": 1]]).isEmpty)
    }
}
