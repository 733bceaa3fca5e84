import Contract
import JSONText
import Testing

@Suite("Schemas whose alternatives hold one another")
struct EntangledSchemaTests {
    /// A filter of filters, as query languages have them.
    private static func filter(_ keyword: String) -> JSONValue {
        let inner: JSONValue = ["$ref": "#/components/schemas/Filter"]
        return [
            keyword: [
                ["type": "object", "required": ["and"], "properties": ["and": ["type": "array", "items": inner]]],
                ["type": "object", "required": ["or"], "properties": ["and": ["type": "array", "items": inner]]],
                ["type": "object", "required": ["is"], "properties": ["and": ["type": "array", "items": inner]]],
            ]
        ]
    }

    private func schema(_ keyword: String) throws -> Schema {
        let document: JSONValue = [
            "openapi": "3.1.0", "info": ["title": "Filters", "version": "1"],
            "components": ["schemas": ["Filter": Self.filter(keyword)]],
            "paths": [
                "/": ["get": ["operationId": "get", "x-status": "exists", "responses": ["204": ["description": "."]]]]
            ],
        ]
        let contract = try ContractDocument.load(JSONWriter.bytes(of: document), name: "filters.json")
        return try #require(contract.schema(named: "Filter"))
    }

    private func nested(_ levels: Int) -> JSONValue {
        (0..<levels).reduce(["is": 1]) { inner, _ in ["and": [inner, inner]] }
    }

    @Test("are judged while that takes few steps", arguments: ["oneOf", "anyOf"])
    func shallow(keyword: String) throws {
        let schema = try schema(keyword)
        #expect(SchemaValidator.validate(nested(2), against: schema).isEmpty)
        #expect(!SchemaValidator.validate(["and": [["no": 1]]], against: schema).isEmpty)
    }

    @Test("are given up where it would take for ever, and that is told", arguments: ["oneOf", "anyOf"])
    func deep(keyword: String) throws {
        let inner = (0..<30).reduce(["no": 1] as JSONValue) { inner, _ in ["and": [inner]] }
        let faults = SchemaValidator.validate(inner, against: try schema(keyword))
        #expect(!faults.isEmpty)
    }
}
