import JSONText

/// The first walk through a document: it finds what each object is, judges its form and every `$ref`, and collects the
/// schemas. Whoever reads afterwards may pass over what does not fit in silence: it has been reported.
struct DocumentSurvey {
    let root: DocumentNode
    /// The schemas that are part of no other schema.
    private(set) var schemas: [DocumentNode] = []
    private var parts: [JSONPointer: DocumentPart] = [:]
    private var references: [(holder: DocumentNode, part: DocumentPart)] = []
    private let log: FaultLog

    init(_ root: JSONValue, log: FaultLog) {
        self.root = DocumentNode(value: root, pointer: JSONPointer())
        self.log = log
        visit(self.root, as: .document)
        for (holder, part) in references { checkReference(of: holder, leadsTo: part) }
    }

    /// The object itself, or the one of its kind that its `$ref` leads to. Nil where that is none.
    func resolve(_ node: DocumentNode?) -> DocumentNode? {
        guard let node, case .object(let object) = follow(node) else { return nil }
        return object
    }

    private enum Destination {
        case object(DocumentNode)
        case nothing
        case circle
    }

    private func follow(_ start: DocumentNode) -> Destination {
        var node = start
        var seen: Set<JSONPointer> = []
        while let reference = node.value["$ref"] {
            guard seen.insert(node.pointer).inserted else { return .circle }
            guard let target = try? DocumentReference(reference).target, let value = root.value[target],
                parts[target] == parts[start.pointer]
            else { return .nothing }
            node = DocumentNode(value: value, pointer: target)
        }
        return node.value.objectValue == nil ? .nothing : .object(node)
    }

    private mutating func visit(_ node: DocumentNode, as part: DocumentPart) {
        if part == .schema {
            schemas.append(node)
            return
        }
        parts[node.pointer] = part
        guard isObject(node, as: part.rawValue) else { return }
        if part.mayBeReference, node["$ref"] != nil {
            references.append((node, part))
            return
        }
        for (key, child) in node.members {
            switch part.child(key) {
            case .one(let part): visit(child, as: part)
            case .list(let part): visitElements(of: child, as: part)
            case .map(let part): visitMembers(of: child, as: part)
            case nil: continue
            }
        }
    }

    private mutating func visitElements(of node: DocumentNode, as part: DocumentPart) {
        guard node.value.arrayValue != nil else {
            return log.add("expected an array, found \(node.value.wording)", at: node.pointer)
        }
        for element in node.elements { visit(element, as: part) }
    }

    private mutating func visitMembers(of node: DocumentNode, as part: DocumentPart) {
        guard isObject(node, as: "an object") else { return }
        for (key, member) in node.members where !key.hasPrefix("x-") { visit(member, as: part) }
    }

    private func isObject(_ node: DocumentNode, as wording: String) -> Bool {
        if node.value.objectValue != nil { return true }
        log.add("expected \(wording), found \(node.value.wording)", at: node.pointer)
        return false
    }

    private func checkReference(of holder: DocumentNode, leadsTo part: DocumentPart) {
        guard let reference = holder["$ref"] else { return }
        do {
            let target = try DocumentReference(reference.value).target
            if root.value[target] == nil {
                log.add(DocumentReference.dangling(target, in: root.value), at: reference.pointer)
            } else if parts[target] != part {
                let found = parts[target]?.rawValue ?? "something else"
                log.add("expected \(part.rawValue) at \"#\(target)\", found \(found)", at: reference.pointer)
            } else if root.value[target]?["$ref"] != nil, case .circle = follow(holder) {
                log.add("the reference never ends: it leads back to itself", at: reference.pointer)
            }
        } catch {
            log.add(error.message, at: reference.pointer)
        }
    }
}
