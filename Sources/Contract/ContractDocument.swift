import JSONText

/// An OpenAPI 3.1 document: what the backend answers, as values.
package struct ContractDocument: Sendable {
    /// Its file's name, for messages.
    package let name: String
    /// Its text.
    package let source: [UInt8]
    package let root: JSONValue
    package let title: String
    package let version: String
    /// In the order of the document.
    package let operations: [Operation]
    let schemas: SchemaLibrary

    package func operation(_ id: String) -> Operation? { operations.first { $0.id == id } }

    /// A schema of `components`.
    package func schema(named name: String) -> Schema? {
        schemas.schema(at: JSONPointer(["components", "schemas", name]))
    }
}
