import JSONText

/// The rules for an operation.
struct OperationLint {
    let root: DocumentNode
    let operation: Operation
    let log: FaultLog

    func run() {
        checkNames()
        checkSecurity()
        checkParameters()
        checkSuccess()
        checkStatuses()
    }

    private func add(_ message: String, at pointer: JSONPointer? = nil) {
        log.add(message, at: pointer ?? operation.pointer)
    }

    private func checkNames() {
        let node = root.node(at: operation.pointer)
        if let id = node["operationId"] {
            if !CamelCase.holds(for: operation.id) {
                let better = CamelCase.converted(operation.id)
                add("the operationId \"\(operation.id)\" is not camelCase; write \"\(better)\"", at: id.pointer)
            }
        } else {
            add(
                "\(operation.id) has no operationId; add one in camelCase, by which handlers and generated clients know it"
            )
        }
        if node["x-status"] == nil {
            let known = Operation.Status.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
            add("\(operation.id) has no x-status; add \(known), the first of which is taken for granted")
        }
    }

    /// Who forgot it lets everybody in; who means it says so.
    private func checkSecurity() {
        guard root.node(at: operation.pointer)["security"] == nil, root["security"] == nil else { return }
        let scheme = root["components"]?["securitySchemes"]?.members.first?.key
        let token = scheme.map { "add \"security\": [{\"\($0)\": []}]" } ?? "declare a security scheme and require it"
        add("\(operation.id) asks for no token; \(token), or add \"security\": [] if anybody may ask")
    }

    private func checkParameters() {
        for parameter in operation.parameters {
            if parameter.example == nil {
                add("the parameter \"\(parameter.name)\" has no example; add one that works", at: parameter.pointer)
            }
            if parameter.location == .path, root.node(at: parameter.pointer)["required"]?.value != true {
                add("the path parameter \"\(parameter.name)\" needs \"required\": true", at: parameter.pointer)
            }
        }
    }

    private func checkSuccess() {
        guard operation.success != nil else {
            add("\(operation.id) lists no status from 200 to 299; add the answer of a call that goes well")
            return
        }
        for (status, response) in operation.responses where status / 100 == 2 {
            for mediaType in response.content.values where mediaType.isJSON && mediaType.example == nil {
                add("\(operation.id) answers \(status) in \(mediaType.name); add an \"example\" of it")
            }
        }
    }

    /// The statuses that the server can answer, as far as the document alone tells.
    private func checkStatuses() {
        expect(401, if: operation.requiresToken, because: "it requires a token")
        expect(404, if: mayLeadToNothing, because: "its path has a parameter")
        expect(400, if: !operation.queryParameters.isEmpty, because: "it has query parameters")
        expect(400, if: operation.pathParameters.contains(where: \.isClosed), because: "its path has an enumeration")
        expect(415, if: operation.requestBody != nil, because: "it takes a body")
        let isCached = operation.method == "GET" && operation.success?.content?.isJSON == true && !saysNoStore
        expect(304, if: isCached, because: "its answer has an ETag")
        for (status, response) in operation.responses where status >= 400 && !response.content.isEmpty {
            if response.content["application/problem+json"] == nil {
                add("\(operation.id) answers \(status) in another media type; write it as application/problem+json")
            }
        }
    }

    /// `PUT` makes what is not there (RFC 9110 section 9.3.4), and a value that is none of an enumeration is refused before
    /// anything is looked for.
    private var mayLeadToNothing: Bool {
        operation.method != "PUT" && operation.pathParameters.contains { !$0.isClosed }
    }

    /// Nobody keeps such an answer, and so it has no validator.
    private var saysNoStore: Bool {
        let response = operation.success.flatMap { operation.response(for: $0.status) }
        return response?.headers["Cache-Control"]?.example == "no-store"
    }

    private func expect(_ status: Int, if condition: Bool, because reason: String) {
        guard condition, operation.response(for: status) == nil else { return }
        add("\(operation.id) does not list the status \(status), though \(reason); add it to \"responses\"")
    }
}

extension Parameter {
    /// Whether the document lists its values.
    fileprivate var isClosed: Bool { schema.isEnumerated }
}
