import Contract
import HTTPWire
import JSONText
import MockAPI

/// A call as a request.
extension ContractCall {
    /// The `operationId` that it is named after; that of the list for ``everyPage(of:limit:)``.
    var operationID: String { form.operationID }

    /// The method, the path with its query, and the JSON of the body, as the document has them.
    struct Request: Sendable {
        let method: String
        /// Percent-encoded.
        var path: String
        /// Beyond those that every request has.
        let fields: [(name: HTTPFieldName, value: String)]
        let body: JSONValue?
    }

    /// - Precondition: the document has it, as the bundled one does.
    func operation(of contract: ContractDocument) -> Operation {
        let operationID = operationID
        guard let operation = contract.operations.first(where: { $0.id == operationID }) else {
            preconditionFailure("The document has no operation \(operationID)")
        }
        return operation
    }

    func request(by contract: ContractDocument) -> Request {
        let operation = operation(of: contract)
        let form = form
        var ids = form.names.map(\.id)[...]
        let path = operation.path.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text.percentEncoded
            case .parameter: "/" + (ids.popFirst() ?? "").percentEncoded
            }
        }
        return Request(
            method: operation.method, path: path.joined() + Self.text(of: form.query + pageSize), fields: rangeField,
            body: form.body)
    }

    /// The pages of a list are as large as they may be.
    private var pageSize: [(name: String, value: String)] {
        if case .everyPage = self { [("limit", "200")] } else { [] }
    }

    private var rangeField: [(name: HTTPFieldName, value: String)] {
        guard case .streamAudio(_, let range?) = self else { return [] }
        return [(.range, "bytes=\(range.lowerBound)-\(range.upperBound)")]
    }

    private static func text(of query: [(name: String, value: String)]) -> String {
        let items = query.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }
        return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }
}
