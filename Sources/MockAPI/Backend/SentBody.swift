import Contract
import HTTPWire
import JSONText

/// A request's body, read once. Handlers hear what is wrong with it when they ask for it: existence and access are judged
/// before it.
package struct SentBody: Sendable {
    private let isEmpty: Bool
    private let contentType: String?
    private let expected: RequestBody?
    /// What the document says of a body of the sent type; nil where it has none of it.
    let content: Contract.MediaType?
    /// Nothing where the document has no JSON of the sent type.
    private let reading: Result<JSONValue, Problem>?

    init(_ request: HTTPRequest, of operation: Operation) {
        isEmpty = request.body.isEmpty
        expected = operation.requestBody
        contentType = request.fields.combined(.contentType)
        content = SentBody.content(of: contentType, in: expected)
        reading = content.flatMap { $0.isJSON ? SentBody.read(request.body, as: $0) : nil }
    }

    /// The body as a value that satisfies its schema; nothing where the operation takes none, or an optional one is absent.
    package func value() throws(Problem) -> JSONValue? {
        guard let expected, expected.isRequired || !isEmpty else { return nil }
        guard let content else {
            throw .unsupportedMediaType(found: contentType, supported: expected.content.keys.sorted())
        }
        guard let value = try reading?.get() else { return nil }
        let faults = content.schema.map { SchemaValidator.validate(value, against: $0) } ?? []
        guard faults.isEmpty else {
            throw .invalidBody(faults.map { BodyFault(pointer: $0.pointer, detail: $0.message) })
        }
        return value
    }

    /// The body as it was sent, whatever its schema says; nothing where it is no JSON.
    var json: JSONValue? { try? reading?.get() }
}

extension SentBody {
    private static func content(of contentType: String?, in expected: RequestBody?) -> Contract.MediaType? {
        contentType.flatMap { expected?.content[Contract.MediaType.essence(of: $0)] }
    }

    private static func read(_ bytes: [UInt8], as content: Contract.MediaType) -> Result<JSONValue, Problem> {
        if bytes.isEmpty {
            let expectation = content.schema?.expectation ?? "a value"
            return .failure(
                .invalidBody([BodyFault(pointer: JSONPointer(), detail: "expected \(expectation), found nothing")]))
        }
        return Result { () throws(JSONFaults) in try JSONParser.parse(bytes) }.mapError { error in
            .invalidBody(
                error.faults.map {
                    BodyFault(
                        pointer: $0.pointer,
                        detail: "\($0.message) (line \($0.position.line), column \($0.position.column))")
                })
        }
    }
}
