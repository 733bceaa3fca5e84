import JSONText

extension DocumentReader {
    /// The object's example, or the first of its examples, or its schema's. All of its own are judged by the schema.
    func example(of node: DocumentNode, _ schema: Schema?) -> JSONValue? {
        let named = node["examples"]?.members.compactMap { survey.resolve($0.node)?["value"] } ?? []
        let examples = (node["example"].map { [$0] } ?? []) + named
        if let schema {
            for example in examples { judge(example, against: schema, called: "example") }
        }
        return examples.first?.value ?? schema?.example
    }

    /// Judges the examples and defaults that schemas give of themselves.
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
