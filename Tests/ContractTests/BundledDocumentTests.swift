import Contract
import JSONText
import Testing

@Suite("Each bundled document")
struct BundledDocumentTests {
    @Test("loads without a fault, and keeps its own rules", arguments: Bundled.allCases)
    func findings(bundled: Bundled) throws {
        let document = try bundled.load()
        #expect(!document.operations.isEmpty)
        #expect(DocumentLint.findings(in: document).map(\.description) == [])
    }

    @Test("has examples that satisfy their schemas", arguments: Bundled.allCases)
    func examples(bundled: Bundled) throws {
        for operation in try bundled.load().operations {
            for parameter in operation.parameters {
                let example = try #require(parameter.example, "\(operation.id) \(parameter.name)")
                #expect(SchemaValidator.validate(example, against: parameter.schema) == [])
            }
            let answers = operation.responses.values.flatMap(\.content.values)
            let bodies = answers + (operation.requestBody?.content.values.map(\.self) ?? [])
            for body in bodies where body.isJSON {
                let schema = try #require(body.schema, "\(operation.id) \(body.name)")
                if let example = body.example {
                    #expect(SchemaValidator.validate(example, against: schema) == [], "\(operation.id)")
                }
            }
        }
    }
}
