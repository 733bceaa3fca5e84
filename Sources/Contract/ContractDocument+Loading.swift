import JSONText

extension ContractDocument {
    /// Reads a document. What would make the server lie or crash is a fault, and all of them are reported; what is only
    /// bad style is left to ``DocumentLint``.
    package static func load(_ bytes: [UInt8], name: String) throws(FileFaults) -> ContractDocument {
        let root = try parse(bytes, name: name)
        let log = FaultLog()
        let survey = DocumentSurvey(root, log: log)
        let schemas = SchemaCompiler.compile(survey, log: log)
        let reader = DocumentReader(survey: survey, schemas: schemas, log: log)
        let info = reader.info()
        let document = ContractDocument(
            name: name, source: bytes, serverURLs: serverURLs(in: root), title: info.title, version: info.version,
            operations: reader.operations(), schemas: schemas)
        reader.judgeSchemas()
        guard log.isEmpty else { throw FileFaults(log.located(in: bytes, file: name)) }
        return document
    }

    private static func serverURLs(in root: JSONValue) -> [String] {
        (root["servers"]?.arrayValue ?? []).compactMap { $0["url"]?.stringValue }
    }

    private static func parse(_ bytes: [UInt8], name: String) throws(FileFaults) -> JSONValue {
        let root: JSONValue
        do {
            root = try JSONParser.parse(bytes, maximumFaults: 1_000)
        } catch {
            throw FileFaults(error, in: name)
        }
        // Of another value nothing more can be said.
        guard root.objectValue != nil else {
            let message = "expected an OpenAPI document (an object), found \(root.wording)"
            throw FileFaults([FileFault(file: name, position: TextPosition(line: 1, column: 1), message: message)])
        }
        return root
    }
}
