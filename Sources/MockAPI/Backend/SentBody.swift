import Contract
import HTTPWire
import JSONText

/// A request's body, read only when a handler asks for it: existence and access are judged before it.
package struct SentBody: Sendable {
    private let bytes: [UInt8]
    private let contentType: String?
    private let expected: RequestBody?

    init(_ request: HTTPRequest, of operation: Operation) {
        bytes = request.body
        contentType = request.fields.combined(.contentType)
        expected = operation.requestBody
    }

    /// The body as a value that satisfies its schema; nothing where the operation takes none, or an optional one is absent.
    package func value() throws(Problem) -> JSONValue? {
        guard let expected, expected.isRequired || !bytes.isEmpty else { return nil }
        guard let content else {
            throw .unsupportedMediaType(found: contentType, supported: expected.content.keys.sorted())
        }
        guard content.isJSON else { return nil }
        let value = try parsed()
        let faults = content.schema.map { SchemaValidator.validate(value, against: $0) } ?? []
        guard faults.isEmpty else {
            throw .invalidBody(faults.map { BodyFault(pointer: $0.pointer, detail: $0.message) })
        }
        return value
    }

    /// What the document says of a body of the sent type; nil where it has none of it.
    var content: Contract.MediaType? {
        contentType.flatMap { expected?.content[Contract.MediaType.essence(of: $0)] }
    }

    /// The body as JSON.
    func parsed() throws(Problem) -> JSONValue {
        if bytes.isEmpty {
            let expectation = content?.schema?.expectation ?? "a value"
            throw .invalidBody([BodyFault(pointer: JSONPointer(), detail: "expected \(expectation), found nothing")])
        }
        do throws(JSONFaults) {
            return try JSONParser.parse(bytes)
        } catch {
            throw .invalidBody(
                error.faults.map {
                    BodyFault(
                        pointer: $0.pointer,
                        detail: "\($0.message) (line \($0.position.line), column \($0.position.column))")
                })
        }
    }
}
