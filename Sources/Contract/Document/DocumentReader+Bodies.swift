extension DocumentReader {
    func requestBody(_ node: DocumentNode?) -> RequestBody? {
        guard let body = survey.resolve(node) else { return nil }
        return RequestBody(
            isRequired: flag(body["required"]),
            description: string(body["description"]),
            content: byEssence(mediaTypes(of: body)))
    }

    func responses(
        of operation: DocumentNode
    ) -> (exact: [Int: Response], ranges: [Int: Response], fallback: Response?) {
        var exact: [Int: Response] = [:]
        var ranges: [Int: Response] = [:]
        var fallback: Response?
        for (key, node) in operation["responses"]?.members ?? [] where !key.hasPrefix("x-") {
            guard let part = survey.resolve(node) else { continue }
            let response = sharedResponses.value(of: part, response)
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
        let mediaTypes = mediaTypes(of: node)
        var headers: [String: Header] = [:]
        for (name, header) in node["headers"]?.members ?? [] {
            headers[name] = survey.resolve(header).map { sharedHeaders.value(of: $0, self.header) }
        }
        return Response(
            description: requiredString("description", of: node),
            content: byEssence(mediaTypes),
            preferredContent: mediaTypes.first(where: \.isJSON) ?? mediaTypes.first,
            headers: headers)
    }

    private func header(_ node: DocumentNode) -> Header {
        let schema = schemas.schema(below: node)
        return Header(
            isRequired: flag(node["required"]),
            description: string(node["description"]),
            schema: schema,
            example: example(of: node, schema))
    }

    private func mediaTypes(of node: DocumentNode) -> [MediaType] {
        node["content"]?.members.filter { $0.node.value.objectValue != nil }.map { name, node in
            let schema = schemas.schema(below: node)
            // Of other media types the schema describes a value that the example is only written from.
            let judge = MediaType.isJSON(name) ? schema : nil
            return MediaType(name: name, schema: schema, example: example(of: node, judge))
        } ?? []
    }

    private func byEssence(_ mediaTypes: [MediaType]) -> [String: MediaType] {
        Dictionary(mediaTypes.map { ($0.essence, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
