import JSONText

/// The second walk through a document: it makes operations of what the survey and the compiler have judged.
struct DocumentReader {
    let survey: DocumentSurvey
    let schemas: SchemaLibrary
    let log: FaultLog
    let sharedParameters = SharedParts<Parameter?>()
    let sharedResponses = SharedParts<Response>()
    let sharedHeaders = SharedParts<Header>()

    func operations() -> [Operation] {
        var operations: [Operation] = []
        var known = KnownOperations()
        for (path, item) in survey.root["paths"]?.members ?? [] where !path.hasPrefix("x-") {
            guard let template = template(path, at: item), let resolved = survey.resolve(item) else { continue }
            for (key, node) in resolved.members where DocumentPart.methods.contains(key) {
                guard node.value.objectValue != nil else { continue }
                let place = OperationPlace(path: template, method: key.uppercased(), pathItem: resolved, node: node)
                let operation = Operation(place, index: operations.count, reader: self)
                known.admit(operation, log: log)
                operations.append(operation)
            }
        }
        if operations.isEmpty { log.add("the document has no operation that could be served", at: JSONPointer()) }
        return operations
    }

    /// What the document says of itself as a whole.
    func info() -> (title: String, version: String) {
        let dialect = survey.root["openapi"]
        if dialect?.string?.hasPrefix("3.1.") != true {
            let found = dialect?.value.wording ?? "no \"openapi\""
            log.add("expected an OpenAPI document of version 3.1, found \(found)", at: (dialect ?? survey.root).pointer)
        }
        guard let info = survey.root["info"] else {
            log.add("the document has no \"info\" with its title and version", at: survey.root.pointer)
            return ("", "")
        }
        return (requiredString("title", of: info), requiredString("version", of: info))
    }

    private func template(_ path: String, at item: DocumentNode) -> PathTemplate? {
        do {
            return try PathTemplate(path)
        } catch {
            log.add(error.message, at: item.pointer)
            return nil
        }
    }

    func requiredString(_ key: String, of node: DocumentNode) -> String {
        guard let member = node[key] else {
            log.add("\"\(key)\" is missing", at: node.pointer)
            return ""
        }
        return string(member) ?? ""
    }

    /// An optional string; another kind of value is reported.
    func string(_ node: DocumentNode?) -> String? {
        guard let node else { return nil }
        if node.string == nil { log.add("expected a string, found \(node.value.wording)", at: node.pointer) }
        return node.string
    }

    /// An optional flag, false by default; another kind of value is reported.
    func flag(_ node: DocumentNode?) -> Bool {
        guard let node else { return false }
        if node.value.boolValue == nil {
            log.add("expected true or false, found \(node.value.wording)", at: node.pointer)
        }
        return node.value.boolValue ?? false
    }
}

/// Where an operation stands.
struct OperationPlace {
    let path: PathTemplate
    let method: String
    let pathItem: DocumentNode
    let node: DocumentNode
}

/// The operations read so far, to tell those that would take each other's place.
private struct KnownOperations {
    private var ids: [String: Operation] = [:]
    private var shapes: [String: Operation] = [:]

    mutating func admit(_ operation: Operation, log: FaultLog) {
        let name = "\(operation.method) \(operation.path)"
        if let other = ids.updateValue(operation, forKey: operation.id) {
            log.add(
                "\(name) has the operationId \"\(operation.id)\", which \(other.method) \(other.path) has already",
                at: operation.pointer.appending("operationId"))
        }
        if let other = shapes.updateValue(operation, forKey: "\(operation.method) \(operation.path.shape)") {
            log.add(
                "\(name) (\(operation.id)) matches the same requests as \(other.method) \(other.path) (\(other.id))",
                at: operation.pointer)
        }
    }
}
