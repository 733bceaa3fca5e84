import JSONText

extension DocumentReader {
    func status(_ node: DocumentNode?) -> Operation.Status {
        guard let text = string(node), let node else { return .exists }
        if let status = Operation.Status(rawValue: text) { return status }
        let known = Operation.Status.allCases.map(\.rawValue)
        log.add(
            "the x-status \"\(text)\" is unknown; expected one of \(known.joined(separator: ", "))"
                + Spelling.hint(for: text, among: known),
            at: node.pointer)
        return .exists
    }

    /// A token is needed unless the operation's own list of requirements, or else the document's, is empty or holds an
    /// empty one (OpenAPI 3.1, section 4.8.30).
    func requiresToken(_ operation: DocumentNode) -> Bool {
        guard let security = operation["security"] ?? survey.root["security"] else { return false }
        guard security.value.arrayValue != nil else {
            log.add("expected an array, found \(security.value.wording)", at: security.pointer)
            return false
        }
        let schemes = survey.root["components"]?["securitySchemes"]?.members.map(\.key) ?? []
        for requirement in security.elements {
            for (name, node) in requirement.members where !schemes.contains(name) {
                log.add(
                    "no security scheme is called \"\(name)\"" + Spelling.hint(for: name, among: schemes),
                    at: node.pointer)
            }
        }
        return !security.elements.isEmpty && security.elements.allSatisfy { !$0.members.isEmpty }
    }
}
