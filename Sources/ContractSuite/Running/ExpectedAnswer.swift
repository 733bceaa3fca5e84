import Contract
import Foundation
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

    /// Holds what a client keeps against it. Of an answer without a body there is nothing to keep.
    func agreement(of answer: ContractAnswer) -> Agreement {
        if bytes.isEmpty { return Agreement(of: 0) }
        return json.map { answer.agreement(with: $0, by: schema) } ?? answer.agreement(with: bytes)
    }
}

extension Backend {
    /// What a world answers, in-process: the journal has it all the same. Of a list in pages it is the whole list.
    /// - Parameter host: what absolute URLs in the answer begin with, such as `localhost:49152`.
    func answer(to ask: Ask, in world: World, host: String) throws -> ExpectedAnswer {
        var request = ask.call.request(by: contract)
        let response = try response(to: request, of: ask.asker, in: world, host: host)
        var (page, json) = (response, try response.json)
        while case .everyPage = ask.call, case .array(let items)? = json, let next = page.nextPage {
            request.path = next
            page = try self.response(to: request, of: ask.asker, in: world, host: host)
            json = .array(items + (try page.json?.arrayValue ?? []))
        }
        return ExpectedAnswer(
            ask: ask, status: response.status.code, bytes: response.body.bytes, json: json,
            schema: ask.call.operation(of: contract).success?.content?.schema)
    }

    private func response(
        to sent: ContractCall.Request, of asker: Asker, in world: World, host: String
    ) throws -> HTTPResponse {
        let method = HTTPMethod(rawValue: sent.method)
        var request = HTTPRequest(method: method, target: try RequestTarget(sent.path, for: method))
        request.fields.append(.host, host)
        request.fields.append(.authorization, "Bearer \(asker.token)")
        for field in sent.fields { request.fields.append(field.name, field.value) }
        if let body = sent.body {
            request.fields.append(.contentType, "application/json")
            request.body = JSONWriter.bytes(of: body)
        }
        return respond(to: request, through: .world(world)).answer.response
    }
}

extension HTTPResponse {
    /// The body as a value; nothing where it is no JSON.
    fileprivate var json: JSONValue? {
        get throws {
            guard fields.first(.contentType)?.contains("json") ?? false else { return nil }
            return try JSONParser.parse(body.bytes)
        }
    }

    /// The path of the page that a list goes on with, with its query.
    fileprivate var nextPage: String? {
        guard let link = fields.first(.link), link.contains("rel=\"next\""),
            let url = link.split(separator: ">").first?.dropFirst(),
            let path = url.range(of: "://").map({ url[$0.upperBound...] })
        else { return nil }
        return path.firstIndex(of: "/").map { String(path[$0...]) }
    }
}
