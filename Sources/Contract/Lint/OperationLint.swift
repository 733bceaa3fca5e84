import JSONText

/// The rules for an operation.
struct OperationLint {
    let document: ContractDocument
    let operation: Operation
    let log: FaultLog

    func run() {
        checkNames()
        checkParameters()
        checkSuccess()
        checkStatuses()
    }

    private func add(_ message: String, at pointer: JSONPointer? = nil) {
        log.add(message, at: pointer ?? operation.pointer)
    }

    private func checkNames() {
        let node = document.node(at: operation.pointer)
        if let id = node["operationId"] {
            if !CamelCase.holds(for: operation.id) {
                add("the operationId \"\(operation.id)\" is not camelCase", at: id.pointer)
            }
        } else {
            add("\(operation.id) has no operationId, by which handlers and generated clients know it")
        }
        if node["x-status"] == nil {
            let known = Operation.Status.allCases.map(\.rawValue).joined(separator: ", ")
            add("\(operation.id) has no x-status (\(known)); \"exists\" is assumed")
        }
    }

    private func checkParameters() {
        for parameter in operation.parameters {
            if parameter.example == nil {
                add("the parameter \"\(parameter.name)\" has no example", at: parameter.pointer)
            }
            if parameter.location == .path, document.node(at: parameter.pointer)["required"]?.value != true {
                add("the path parameter \"\(parameter.name)\" lacks \"required\": true", at: parameter.pointer)
            }
        }
    }

    private func checkSuccess() {
        guard operation.success != nil else {
            add("\(operation.id) lists no status from 200 to 299")
            return
        }
        for (status, response) in operation.responses where status / 100 == 2 {
            for mediaType in response.content.values where mediaType.isJSON && mediaType.example == nil {
                add("\(operation.id) has no example of its answer \(status) in \(mediaType.name)")
            }
        }
    }

    /// The statuses that the server can answer, as far as the document alone tells.
    private func checkStatuses() {
        expect(401, if: operation.requiresToken, because: "it requires a token")
        expect(404, if: !operation.pathParameters.isEmpty, because: "its path has a parameter")
        expect(400, if: !operation.queryParameters.isEmpty, because: "it has query parameters")
        expect(415, if: operation.requestBody != nil, because: "it takes a body")
        let isCached = operation.method == "GET" && operation.success?.content?.isJSON == true
        expect(304, if: isCached, because: "its answer has an ETag")
        for (status, response) in operation.responses where status >= 400 && !response.content.isEmpty {
            if response.content["application/problem+json"] == nil {
                add("\(operation.id) answers \(status) in another media type than application/problem+json")
            }
        }
    }

    private func expect(_ status: Int, if condition: Bool, because reason: String) {
        guard condition, operation.response(for: status) == nil else { return }
        add("\(operation.id) does not list the status \(status), though \(reason)")
    }
}
