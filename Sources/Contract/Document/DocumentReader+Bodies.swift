import JSONText

extension DocumentReader {
    func requestBody(_ node: DocumentNode?) -> RequestBody? {
        guard let body = survey.resolve(node) else { return nil }
        return RequestBody(
            isRequired: flag(body["required"]),
            description: string(body["description"]),
            content: content(of: body))
    }

    func responses(of operation: DocumentNode) -> (exact: [Int: Response], ranges: [Int: Response], fallback: Response?)
    {
        var exact: [Int: Response] = [:]
        var ranges: [Int: Response] = [:]
        var fallback: Response?
        for (key, node) in operation["responses"]?.members ?? [] where !key.hasPrefix("x-") {
            guard let response = survey.resolve(node).map(response) else { continue }
            switch ResponseKey(key) {
            case .status(let status): exact[status] = response
            case .range(let digit): ranges[digit] = response
            case .fallback: fallback = response
            case nil:
                log.add("expected a status such as 200, 4XX or default, found \"\(key)\"", at: node.pointer)
            }
        }
        return (exact, ranges, fallback)
    }

    private func response(_ node: DocumentNode) -> Response {
        var headers: [String: Header] = [:]
        for (name, header) in node["headers"]?.members ?? [] {
            headers[name] = survey.resolve(header).map(self.header)
        }
        return Response(
            description: requiredString("description", of: node), content: content(of: node), headers: headers)
    }

    private func header(_ node: DocumentNode) -> Header {
        let schema = schemas.schema(below: node)
        return Header(
            isRequired: flag(node["required"]),
            description: string(node["description"]),
            schema: schema,
            example: example(of: node, schema))
    }

    private func content(of node: DocumentNode) -> [String: MediaType] {
        var content: [String: MediaType] = [:]
        for mediaType in mediaTypes(of: node) { content[mediaType.essence] = mediaType }
        return content
    }

    private func mediaTypes(of node: DocumentNode) -> [MediaType] {
        node["content"]?.members.filter { $0.node.value.objectValue != nil }.map { name, node in
            let schema = schemas.schema(below: node)
            return MediaType(name: name, schema: schema, example: example(of: node, schema))
        } ?? []
    }

    /// The lowest status from 200 to 299 with JSON, if there is any, or else the media type that is listed first.
    func success(of operation: DocumentNode) -> Operation.Success? {
        let candidates = operation["responses"]?.members.compactMap { key, node -> (status: Int, node: DocumentNode)? in
            switch ResponseKey(key) {
            case .status(let status) where status / 100 == 2: (status, node)
            case .range(2): (200, node)
            default: nil
            }
        }
        guard let first = candidates?.min(by: { $0.status < $1.status }), let node = survey.resolve(first.node) else {
            return nil
        }
        let mediaTypes = mediaTypes(of: node)
        return Operation.Success(status: first.status, content: mediaTypes.first(where: \.isJSON) ?? mediaTypes.first)
    }

    /// The object's example, or its first one with a value, or its schema's.
    func example(of node: DocumentNode, _ schema: Schema?) -> JSONValue? {
        let examples = examples(of: node)
        for example in examples { judge(example, against: schema) }
        return examples.first?.value ?? schema?.example
    }

    private func examples(of node: DocumentNode) -> [DocumentNode] {
        let named = node["examples"]?.members.compactMap { survey.resolve($0.node)?["value"] } ?? []
        return (node["example"].map { [$0] } ?? []) + named
    }

    private func judge(_ example: DocumentNode, against schema: Schema?) {
        guard let schema else { return }
        judge(example, against: schema, called: "example")
    }

    /// Examples and defaults that schemas give of themselves.
    func judgeSchemas() {
        for schema in schemas.all {
            for example in schema.node.examples { judge(example, against: schema, called: "example") }
            if let value = schema.node.defaultValue { judge(value, against: schema, called: "default") }
        }
    }

    private func judge(_ value: DocumentNode, against schema: Schema, called name: String) {
        for fault in SchemaValidator.validate(value.value, against: schema) {
            log.add(
                "the \(name) does not satisfy its schema: \(fault.message)",
                at: JSONPointer(value.pointer.components + fault.pointer.components))
        }
    }
}

/// A key of `responses` (OpenAPI 3.1, section 4.8.16).
private enum ResponseKey {
    case status(Int)
    case range(Int)
    case fallback

    init?(_ key: String) {
        if key == "default" {
            self = .fallback
        } else if let status = Int(key), (100...599).contains(status), key.utf8.count == 3 {
            self = .status(status)
        } else if key.hasSuffix("XX"), let digit = Int(key.dropLast(2)), (1...5).contains(digit) {
            self = .range(digit)
        } else {
            return nil
        }
    }
}
