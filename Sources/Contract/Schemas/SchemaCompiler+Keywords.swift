import JSONText

extension SchemaCompiler {
    mutating func compileKeywords(of schema: DocumentNode) -> SchemaNode {
        var draft = SchemaDraft(SchemaNode(pointer: schema.pointer))
        for (keyword, node) in schema.members { compile(keyword, node, into: &draft) }
        return draft.finished
    }

    private mutating func compile(_ keyword: String, _ node: DocumentNode, into draft: inout SchemaDraft) {
        switch keyword {
        case "type": draft.types = types(node)
        case "enum": draft.enumerations.append(contentsOf: values(node).map { [SchemaEnumeration(values: $0)] } ?? [])
        case "const": draft.enumerations.append(SchemaEnumeration(values: [node.value]))
        case "minimum": draft.range.minimum = number(node)
        case "maximum": draft.range.maximum = number(node)
        case "exclusiveMinimum": draft.range.exclusiveMinimum = number(node)
        case "exclusiveMaximum": draft.range.exclusiveMaximum = number(node)
        case "multipleOf": draft.divisor = divisor(node)
        case "minLength": draft.length.minimum = count(node)
        case "maxLength": draft.length.maximum = count(node)
        case "pattern": draft.pattern = pattern(node)
        case "format": draft.format = string(node).flatMap(SchemaFormat.init)
        case "minItems": draft.itemCount.minimum = count(node)
        case "maxItems": draft.itemCount.maximum = count(node)
        case "uniqueItems": draft.hasUniqueItems = flag(node) ?? false
        case "minProperties": draft.propertyCount.minimum = count(node)
        case "maxProperties": draft.propertyCount.maximum = count(node)
        case "required": draft.properties.required = strings(node)
        case "default": draft.node.defaultValue = node
        case "example": draft.node.examples.append(node)
        case "examples": draft.node.examples += values(node).map { _ in node.elements } ?? []
        case "x-extensible-enum": draft.node.knownValues = values(node) ?? []
        default: compileSubschemas(keyword, node, into: &draft)
        }
    }

    private mutating func compileSubschemas(_ keyword: String, _ node: DocumentNode, into draft: inout SchemaDraft) {
        switch keyword {
        case "$ref": if let index = referred(node) { draft.node.applicators.append(.reference(index)) }
        case "allOf": draft.node.applicators.append(.all(alternatives(node)))
        case "anyOf": draft.node.applicators.append(.any(alternatives(node)))
        case "oneOf": draft.node.applicators.append(.exactlyOne(alternatives(node)))
        case "not": draft.node.applicators.append(.not(compile(node)))
        case "items": draft.node.applicators.append(.items(compile(node)))
        case "properties": draft.properties.named = named(node)
        case "$defs": _ = named(node)
        case "additionalProperties":
            switch node.value {
            case .bool(let isAllowed): draft.properties.refusesOthers = !isAllowed
            default: draft.properties.others = compile(node)
            }
        case "nullable":
            log.add("OpenAPI 3.1 has no \"nullable\"; write \"type\": [\"string\", \"null\"]", at: node.pointer)
        case _ where keyword.hasPrefix("x-") || Self.annotations.contains(keyword):
            break
        default:
            let known = Self.assertions + Self.applicators + Self.annotations
            log.add(
                "the keyword \"\(keyword)\" is not supported" + Spelling.hint(for: keyword, among: known),
                at: node.pointer)
        }
    }

    private static let assertions = [
        "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
        "minLength", "maxLength", "pattern", "format", "minItems", "maxItems", "uniqueItems", "minProperties",
        "maxProperties", "required",
    ]
    private static let applicators = [
        "$ref", "allOf", "anyOf", "oneOf", "not", "items", "properties", "additionalProperties",
    ]
    private static let annotations = [
        "title", "description", "default", "example", "examples", "deprecated", "readOnly", "writeOnly", "$comment",
        "$defs", "$schema", "contentMediaType", "contentEncoding", "discriminator", "externalDocs", "xml",
    ]
}
