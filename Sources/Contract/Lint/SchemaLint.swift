import JSONText

/// The rules for schemas.
struct SchemaLint {
    let root: DocumentNode
    let document: ContractDocument
    let log: FaultLog

    func run() {
        for schema in document.schemas.all { check(root.node(at: schema.pointer)) }
        for schema in answeredSchemas() { checkAnswered(root.node(at: schema.pointer)) }
    }

    private func check(_ schema: DocumentNode) {
        if case .bool = schema.value {
            log.add("generators do not read true and false as schemas; write an object", at: schema.pointer)
        }
        checkComposition(of: schema)
        checkNull(in: schema)
        checkInteger(schema)
        checkNames(of: schema)
    }

    private func checkComposition(of schema: DocumentNode) {
        for keyword in ["anyOf", "oneOf"] {
            guard let node = schema[keyword] else { continue }
            log.add(
                "\(keyword) reads badly in generated clients; write a flat object with a \"type\"", at: node.pointer)
        }
        if let all = schema["allOf"], all.elements.count == 1 {
            log.add("allOf with one schema is that schema; write it in its place", at: all.pointer)
        }
        if let reference = schema["$ref"], schema.members.count > 1 {
            log.add("generators ignore what stands beside a $ref; move it to where that leads", at: reference.pointer)
        }
    }

    private func checkNull(in schema: DocumentNode) {
        if schema["type"]?.value == "null", let type = schema["type"] {
            log.add("null alone is no type for clients; write \"type\": [\"string\", \"null\"]", at: type.pointer)
        }
        for value in schema["enum"]?.elements ?? [] where value.value == .null {
            log.add("null inside an enum breaks generators; leave it out, and write it as a type", at: value.pointer)
        }
    }

    /// The largest integer that every JSON reader keeps exactly (RFC 8259 section 6).
    private static let largest = JSONNumber((1 << 53) - 1)
    private static let smallest = JSONNumber(1 - (1 << 53))

    private func checkInteger(_ schema: DocumentNode) {
        let types = schema["type"]
        guard types?.value == "integer" || types?.value.arrayValue?.contains("integer") == true else { return }
        if schema["format"]?.value != "int64" {
            log.add("an integer needs \"format\": \"int64\", or else its size is a guess", at: schema.pointer)
        }
        for keyword in ["minimum", "maximum"] {
            guard let bound = schema[keyword], let number = JSONNumber(bound.value) else {
                log.add("an integer needs a \(keyword), of 2^53 - 1 at most", at: schema.pointer)
                continue
            }
            if number < Self.smallest || number > Self.largest {
                log.add(
                    "\(number) is beyond 2^53 - 1, up to which JavaScript keeps integers exactly", at: bound.pointer)
            }
        }
    }

    private func checkNames(of schema: DocumentNode) {
        var known: [String: String] = [:]
        for (name, node) in schema["properties"]?.members ?? [] {
            let converted = CamelCase.converted(name)
            if let other = known.updateValue(name, forKey: converted) {
                log.add(
                    "\"\(name)\" and \"\(other)\" are both \(converted) in generated clients; rename one",
                    at: node.pointer)
            } else if !CamelCase.holds(for: name) {
                log.add("the property \"\(name)\" is not camelCase; write \"\(converted)\"", at: node.pointer)
            }
        }
    }

    /// What an answer holds stays open, since clients must survive what is added later.
    private func checkAnswered(_ schema: DocumentNode) {
        if let values = schema["enum"] {
            log.add("an answer's enumeration is open: write x-extensible-enum instead of enum", at: values.pointer)
        }
        if let others = schema["additionalProperties"], others.value == false {
            log.add("an answer's object is open to new properties; leave this out", at: others.pointer)
        }
    }

    /// The schemas of all answers' bodies and whatever they lead to.
    private func answeredSchemas() -> [Schema] {
        var waiting = document.operations
            .flatMap { [$0.defaultResponse].compactMap(\.self) + $0.responses.values + $0.responseRanges.values }
            .flatMap(\.content.values).compactMap(\.schema)
        var seen: Set<Int> = []
        var found: [Schema] = []
        while let schema = waiting.popLast() {
            guard seen.insert(schema.index).inserted else { continue }
            found.append(schema)
            waiting += schema.node.applicators.flatMap(\.children).map { Schema(graph: schema.graph, index: $0) }
        }
        return found
    }
}
