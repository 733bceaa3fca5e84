import JSONText

/// What keywords hold. A value of another kind is reported, and then read as absent.
extension SchemaCompiler {
    func types(_ node: DocumentNode) -> JSONTypes? {
        let names = node.string.map { [$0] } ?? strings(node, orOne: true)
        var types: JSONTypes = []
        for name in names {
            guard let type = JSONTypes(name: name) else {
                let hint = Spelling.hint(for: name, among: JSONTypes.names)
                log.add("there is no type \"\(name)\"" + hint, at: node.pointer)
                continue
            }
            types.insert(type)
        }
        return types.isEmpty ? nil : types
    }

    func number(_ node: DocumentNode) -> JSONNumber? { expect("a number", node, JSONNumber(node.value)) }

    func divisor(_ node: DocumentNode) -> JSONNumber? {
        expect("a number above 0", node, JSONNumber(node.value).flatMap { $0 > .zero ? $0 : nil })
    }

    func count(_ node: DocumentNode) -> Int? {
        expect("a whole number from 0", node, JSONNumber(node.value)?.int64.flatMap { $0 < 0 ? nil : Int(exactly: $0) })
    }

    func flag(_ node: DocumentNode) -> Bool? { expect("true or false", node, node.value.boolValue) }

    func string(_ node: DocumentNode) -> String? { expect("a string", node, node.string) }

    func strings(_ node: DocumentNode, orOne: Bool = false) -> [String] {
        let strings = node.value.arrayValue?.compactMap(\.stringValue)
        let isWhole = strings?.count == node.value.arrayValue?.count
        let wanted = orOne ? "a string or an array of strings" : "an array of strings"
        return expect(wanted, node, isWhole ? strings : nil) ?? []
    }

    func values(_ node: DocumentNode) -> [JSONValue]? {
        expect("an array of at least one value", node, node.value.arrayValue.flatMap { $0.isEmpty ? nil : $0 })
    }

    func pattern(_ node: DocumentNode) -> ECMAPattern? {
        guard let source = string(node) else { return nil }
        return expect("a regular expression", node, ECMAPattern(source))
    }

    mutating func referred(_ node: DocumentNode) -> Int? {
        do {
            let target = try DocumentReference(node.value).target
            if let value = root[target] { return compile(DocumentNode(value: value, pointer: target)) }
            log.add(DocumentReference.dangling(target, in: root), at: node.pointer)
        } catch {
            log.add(error.message, at: node.pointer)
        }
        return nil
    }

    mutating func alternatives(_ node: DocumentNode) -> [Int] {
        guard values(node) != nil else { return [] }
        return node.elements.map { compile($0) }
    }

    mutating func named(_ node: DocumentNode) -> [String: Int] {
        guard expect("an object", node, node.value.objectValue) != nil else { return [:] }
        var indexes: [String: Int] = [:]
        for (name, schema) in node.members { indexes[name] = compile(schema) }
        return indexes
    }

    private func expect<Value>(_ wanted: String, _ node: DocumentNode, _ value: Value?) -> Value? {
        if value == nil { log.add("expected \(wanted), found \(node.value.wording)", at: node.pointer) }
        return value
    }
}
