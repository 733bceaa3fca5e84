import Catalog
import Contract
import HTTPWire
import JSONText

/// An operation of the document with what answers it. It is a class only so that handing it on costs one reference.
final class Endpoint: Sendable {
    let operation: Operation
    let source: Source
    /// What a success is sent as, for `Accept`.
    let mediaTypes: [HTTPWire.MediaType]

    enum Source: Sendable {
        case handler(Handler)
        /// Prototyped in the document alone.
        case example(ExampleAnswer)
        /// Neither: answered by 501, which says what to add.
        case nothing
    }

    init(_ operation: Operation, of contract: ContractDocument, handlers: [String: Handler]) {
        self.operation = operation
        mediaTypes = operation.mediaTypesOfSuccess
        if let handler = handlers[operation.id] {
            source = .handler(handler)
        } else {
            source = ExampleAnswer(operation, of: contract).map(Source.example) ?? .nothing
        }
    }

    var isSafe: Bool { operation.method == "GET" }

    /// Whether a handler answers it, and not its example.
    var isComputed: Bool {
        if case .handler = source { true } else { false }
    }

    var requiresToken: Bool {
        if case .handler(let handler) = source, handler.needsCaller { true } else { operation.requiresToken }
    }

    var isSlow: Bool {
        if case .handler(let handler) = source { handler.isSlow } else { false }
    }

    /// - Parameter variant: what the client wants in place of the usual answer; see ``hasVariants``.
    func reply(to call: Call, in catalog: Snapshot, as variant: Variant?) throws(Problem) -> Reply {
        var reply = try reply(to: call, in: catalog)
        guard let variant, let schema = variableSchema, let value = try? JSONParser.parse(reply.body) else {
            return reply
        }
        reply.body = JSONWriter.bytes(of: variant.applied(to: value, by: schema))
        return reply
    }

    /// Whether a success is JSON that the document describes.
    var hasVariants: Bool { variableSchema != nil }

    private var variableSchema: Schema? {
        guard let content = operation.success?.content, content.isJSON else { return nil }
        return content.schema
    }

    private func reply(to call: Call, in catalog: Snapshot) throws(Problem) -> Reply {
        switch source {
        case .handler(let handler):
            return try handler.answer(call, catalog)
        case .example(let answer):
            _ = try call.body.value()
            return answer.reply(to: call)
        case .nothing: throw .unanswered(operationId: operation.id)
        }
    }
}
