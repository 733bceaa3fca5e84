import Contract
import HTTPWire
import JSONText

/// The document's own example of success, as an answer.
struct ExampleAnswer: Sendable {
    private let status: HTTPStatus
    private let mediaType: String?
    private let example: JSONValue?
    /// Where the document says that its server is; URLs in the example begin with it.
    private let documentedURLs: [String]

    /// Nothing where there is a success with content, but no example of it.
    init?(_ operation: Operation, of contract: ContractDocument) {
        guard let success = operation.success, success.mediaType == nil || success.example != nil else { return nil }
        status = HTTPStatus(code: success.status)
        mediaType = success.mediaType
        example = success.example
        documentedURLs = (contract.root["servers"]?.arrayValue ?? []).compactMap { $0["url"]?.stringValue }
    }

    /// The example, with URLs under the authority that the request was made to.
    func reply(to call: Call) -> Reply {
        guard let mediaType, let example else { return Reply(status: status, body: []) }
        let value = documentedURLs.reduce(example) { $0.movingURLs(from: $1, to: call.baseURL) }
        return Reply(status: status, mediaType: mediaType, body: JSONWriter.bytes(of: value))
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
