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

    /// What shows its path, where it is a writing one: the GET of the same path, if there is one.
    let reader: Handler.Read?

    enum Source: Sendable {
        case handler(Handler)
        /// Prototyped in the document alone.
        case example(ExampleAnswer)
        /// Neither: answered by 501, which says what to add.
        case nothing
    }

    init(
        _ operation: Operation, of contract: ContractDocument, handlers: [String: Handler], reader: Handler.Read?
    ) {
        self.reader = reader
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
    func varied(_ reply: Reply, as variant: Variant?) -> Reply {
        var reply = reply
        guard let variant, let schema = variableSchema, let value = try? JSONParser.parse(reply.body.bytes) else {
            return reply
        }
        reply.body = .bytes(JSONWriter.bytes(of: variant.applied(to: value, by: schema)))
        return reply
    }

    /// Whether a success is JSON that the document describes.
    var hasVariants: Bool { variableSchema != nil }

    private var variableSchema: Schema? {
        guard let content = operation.success?.content, content.isJSON else { return nil }
        return content.schema
    }

    /// - Parameter write: makes the changes of a writing operation, and gives what has come of them.
    func reply(
        to call: Call, in catalog: Snapshot, write: (@escaping Handler.Writing) throws(Problem) -> Reply
    ) throws(Problem) -> Reply {
        switch source {
        case .handler(let handler):
            switch handler.work {
            case .read(let read): return try read(call, catalog)
            case .write(let writing): return try write(writing)
            }
        case .example(let answer):
            _ = try call.body.value()
            return answer.reply(to: call)
        case .nothing: throw .unanswered(operationId: operation.id)
        }
    }
}
