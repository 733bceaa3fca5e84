import Contract
import Foundation
import JSONText
import Testing

@testable import ContractSuite

@Suite("An answer that is compared by its schema")
struct SchemaReadingTests {
    private static func schema() throws -> Schema {
        let document = """
            {"openapi": "3.1.0", "info": {"title": "t", "version": "1"}, "paths": {"/a": {"get": {"operationId": "getA",
             "x-status": "exists", "responses": {"200": {"description": "d", "content": {"application/json": {"schema":
             {"type": "object", "required": ["id", "owner"], "properties": {
               "id": {"type": "string"}, "label": {"type": ["string", "null"]},
               "role": {"type": "string", "x-extensible-enum": ["owner", "viewer"]},
               "owner": {"type": "object", "properties": {"name": {"type": "string"}}}}}}}}}}}}}
            """
        let operation = try ContractDocument.load(Array(document.utf8), name: "a.json").operations[0]
        return try #require(operation.success?.content?.schema)
    }

    private struct Model: Encodable {
        var id = "a"
        var label: String?
        var role: String?
        var owner = Owner()
        var note = "the client's own"
        struct Owner: Encodable { var name: String? }
    }

    private func differences(_ model: Model, _ answer: JSONValue) throws -> [String] {
        ContractAnswer.encoded(model).agreement(with: answer, by: try Self.schema()).differences.map(\.description)
    }

    @Test("What is kept where the answer leaves a property out is made up, at every depth")
    func madeUp() throws {
        #expect(try differences(Model(), ["id": "a", "owner": [:]]) == [])
        #expect(
            try differences(Model(label: "x", owner: Model.Owner(name: "Ada")), ["id": "a", "owner": [:]])
                == [
                    #"/owner/name: expected nothing, the client keeps "Ada""#,
                    #"/label: expected nothing, the client keeps "x""#,
                ])
    }

    @Test(
        "Of a value that the document does not know the client may make what it likes",
        arguments: [
            "notYetKnown", "unknown", nil, "viewer",
        ])
    func unfamiliar(kept: String?) throws {
        #expect(try differences(Model(role: kept), ["id": "a", "owner": [:], "role": "notYetKnown"]) == [])
    }

    @Test("Of one that it knows the client may not", arguments: ["unknown", nil, "viewer"])
    func familiar(kept: String?) throws {
        #expect(try differences(Model(role: kept), ["id": "a", "owner": [:], "role": "owner"]).count == 1)
    }
}
