import JSONText

/// An OpenAPI 3.1 document: what the backend answers, as values.
package struct ContractDocument: Sendable {
    /// Its file's name, for messages.
    package let name: String
    /// Its text.
    package let source: [UInt8]
    /// Where it says that its servers are.
    package let serverURLs: [String]
    package let title: String
    package let version: String
    /// In the order of the document.
    package let operations: [Operation]
    let schemas: SchemaLibrary

    /// The whole of it as a value, read anew each time: it is wanted seldom, and takes several times its text's memory.
    package var root: JSONValue { (try? JSONParser.parse(source)) ?? .null }

    package func operation(_ id: String) -> Operation? { operations.first { $0.id == id } }

    /// A schema of `components`.
    package func schema(named name: String) -> Schema? {
        schemas.schema(at: JSONPointer(["components", "schemas", name]))
    }
}
