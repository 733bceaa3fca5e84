import Contract
import HTTPWire
import JSONText
import MockAPI

/// What the backend answers to a call: what a client's answer is held against.
struct ExpectedAnswer: Sendable {
    let ask: Ask
    let status: Int
    let bytes: [UInt8]
    /// The bytes as a value; nothing where they are no JSON.
    let json: JSONValue?
    /// What the document says of answers that go well.
    let schema: Schema?

    /// Holds what a client keeps against it.
    func agreement(of answer: ContractAnswer) -> Agreement {
        json.map { answer.agreement(with: $0, by: schema) } ?? answer.agreement(with: bytes)
    }
}

extension Backend {
    /// What a world answers, in-process: the journal has it all the same.
    /// - Parameter host: what absolute URLs in the answer begin with, such as `localhost:49152`.
    func answer(to ask: Ask, in world: World, host: String) throws -> ExpectedAnswer {
        let sent = ask.call.request(by: contract)
        let method = HTTPMethod(rawValue: sent.method)
        var request = HTTPRequest(method: method, target: try RequestTarget(sent.path, for: method))
        request.fields.append(.host, host)
        request.fields.append(.authorization, "Bearer \(ask.asker.token)")
        if let body = sent.body {
            request.fields.append(.contentType, "application/json")
            request.body = JSONWriter.bytes(of: body)
        }
        let response = respond(to: request, through: .world(world)).answer.response
        let isJSON = response.fields.first(.contentType)?.contains("json") ?? false
        return ExpectedAnswer(
            ask: ask, status: response.status.code, bytes: response.body.bytes,
            json: isJSON ? .some(try JSONParser.parse(response.body.bytes)) : .none,
            schema: ask.call.operation(of: contract).success?.content?.schema)
    }
}
