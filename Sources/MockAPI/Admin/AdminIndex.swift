import Contract
import JSONText

/// What `GET /__admin` shows: the operations with commands that work when they are pasted one after the other.
struct AdminIndex {
    private let call: AdminCall

    init(_ call: AdminCall) { self.call = call }

    /// `Index`.
    var value: JSONValue {
        let operations = AdminOperations.handlers.compactMap { call.admin.contract.operation($0.operationId) }
        return [
            "title": .string(call.admin.contract.title), "world": call.value(of: call.world),
            "document": .string(call.url("openapi.json")), "operations": .array(operations.map(line)),
        ]
    }

    /// `IndexEntry`.
    private func line(of operation: Contract.Operation) -> JSONValue {
        let url = call.url + operation.examplePath
        let body = operation.requestBody?.content["application/json"]?.example
        let command = CurlCommand(
            method: operation.method, fields: body == nil ? [] : ["Content-Type: application/json"], body: body,
            url: url)
        return [
            "operationId": .string(operation.id), "request": .string("\(operation.method) \(operation.path)"),
            "summary": .string(operation.summary ?? operation.id), "url": .string(url),
            "curl": .string(command.text),
        ]
    }
}

extension Contract.Operation {
    /// The path with the examples of its parameters.
    fileprivate var examplePath: String {
        path.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text.percentEncoded
            case .parameter(let name):
                "/" + (parameter(named: name, in: .path)?.example?.parameterText ?? name).percentEncoded
            }
        }.joined()
    }
}
