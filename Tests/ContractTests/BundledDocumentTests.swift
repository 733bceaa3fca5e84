import Contract
import JSONText
import Testing

@Suite("Each bundled document")
struct BundledDocumentTests {
    enum Part: CaseIterable {
        case contract
        case controlSide
    }

    private func load(_ part: Part) throws -> ContractDocument {
        let url = try part == .contract ? ContractFiles.document() : ContractFiles.adminDocument()
        return try ContractDocument.load(Array(Data(contentsOf: url)), name: url.lastPathComponent)
    }

    @Test("loads without a fault, and keeps its own rules", arguments: Part.allCases)
    func findings(part: Part) throws {
        let document = try load(part)
        #expect(!document.operations.isEmpty)
        #expect(DocumentLint.findings(in: document).map(\.description) == [])
    }

    @Test("has examples that satisfy their schemas", arguments: Part.allCases)
    func examples(part: Part) throws {
        for operation in try load(part).operations {
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
