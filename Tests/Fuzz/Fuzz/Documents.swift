import Contract
import JSONText

/// A document of somebody else's: it loads or is told what is wrong, and its schemas judge whatever they are given.
func tryDocuments(_ input: [UInt8]) {
    do {
        let document = try ContractDocument.load(input, name: "fuzz.json")
        for fault in DocumentLint.findings(in: document) { require(fault.position != nil, "told without its place") }
        for operation in document.operations { tryExamples(of: operation, in: document) }
    } catch {
        require(!error.faults.isEmpty, "refused for nothing")
        require(error.faults.allSatisfy { $0.position != nil }, "told without its place: \(error)")
    }
}

private func tryExamples(of operation: Operation, in document: ContractDocument) {
    for content in operation.responses.values.flatMap(\.content.values) {
        guard let schema = content.schema else { continue }
        judge(document.root, by: schema)
        if let example = content.example {
            judge(example, by: schema)
            guard content.isJSON else { continue }
            require(SchemaValidator.validate(example, against: schema).isEmpty, "loaded with an example that is none")
        }
    }
    for parameter in operation.parameters {
        for text in ["", "-1", "9223372036854775808", "true", "é"] { _ = parameter.parse(text) }
    }
}
