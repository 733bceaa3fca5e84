import Contract
import HTTPWire
import JSONText

/// The document's own example of success, as an answer.
struct ExampleAnswer: Sendable {
    private let status: HTTPStatus
    private let content: Contract.MediaType?
    /// Where the document says that its server is; URLs in the example begin with it.
    private let documentedURLs: [String]

    /// Nothing where there is a success with content, but no example of it.
    init?(_ operation: Operation, of contract: ContractDocument) {
        guard let success = operation.success, success.mediaType == nil || success.example != nil else { return nil }
        status = HTTPStatus(code: success.status)
        content = success.content
        documentedURLs = contract.serverURLs
    }

    /// The example, with URLs under the authority that the request was made to.
    func reply(to call: Call) -> Reply {
        guard let content, let example = content.example else { return Reply(status: status, body: []) }
        let value = documentedURLs.reduce(example) { $0.movingURLs(from: $1, to: call.baseURL) }
        // Of another type than JSON the example is the text itself.
        if !content.isJSON, case .string(let text) = value {
            return Reply(status: status, mediaType: content.concreteName, body: .bytes(Array(text.utf8)))
        }
        return Reply(status: status, mediaType: content.concreteName, body: .bytes(JSONWriter.bytes(of: value)))
    }
}

extension JSONValue {
    fileprivate func movingURLs(from old: String, to new: String) -> JSONValue {
        switch self {
        case .string(let text) where text == old || text.hasPrefix(old + "/"):
            .string(new + text.dropFirst(old.count))
        case .array(let elements):
            .array(elements.map { $0.movingURLs(from: old, to: new) })
        case .object(let object):
            .object(JSONObject(object.members.map { ($0.key, $0.value.movingURLs(from: old, to: new)) }))
        case .null, .bool, .integer, .number, .string:
            self
        }
    }
}

extension Contract.MediaType {
    /// A range such as `*/*` is no type to send.
    fileprivate var concreteName: String {
        guard name.contains("*") else { return name }
        if case .string = example { return "text/plain;charset=utf-8" }
        return "application/json"
    }
}
