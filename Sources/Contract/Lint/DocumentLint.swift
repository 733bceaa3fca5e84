import JSONText

/// How a document is best written, so that Swift, TypeScript and Kotlin clients generated from it read well and nothing is
/// left to guess. A document that keeps none of it is served all the same.
package enum DocumentLint {
    /// What the document could do better, in the order of its text.
    package static func findings(in document: ContractDocument) -> [FileFault] {
        let log = FaultLog()
        for operation in document.operations { OperationLint(document: document, operation: operation, log: log).run() }
        SchemaLint(document: document, log: log).run()
        return log.located(in: document.source, file: document.name)
    }
}

extension ContractDocument {
    /// The document's own text at a pointer.
    func node(at pointer: JSONPointer) -> DocumentNode {
        DocumentNode(value: root[pointer] ?? .null, pointer: pointer)
    }
}
