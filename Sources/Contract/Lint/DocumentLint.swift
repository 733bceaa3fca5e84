import JSONText

/// How a document is best written, so that Swift, TypeScript and Kotlin clients generated from it read well and nothing is
/// left to guess. A document that keeps none of it is served all the same.
package enum DocumentLint {
    /// What the document could do better, in the order of its text.
    package static func findings(in document: ContractDocument) -> [FileFault] {
        let log = FaultLog()
        let root = DocumentNode(value: document.root, pointer: JSONPointer())
        for operation in document.operations { OperationLint(root: root, operation: operation, log: log).run() }
        SchemaLint(root: root, document: document, log: log).run()
        return log.located(in: document.source, file: document.name)
    }
}

extension DocumentNode {
    /// What a document's root has at a pointer.
    func node(at pointer: JSONPointer) -> DocumentNode {
        DocumentNode(value: value[pointer] ?? .null, pointer: pointer)
    }
}
