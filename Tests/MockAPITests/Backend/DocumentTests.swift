import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The document and the program")
struct DocumentTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("Every operation of the document has a handler, and every handler its operation")
    func handlers() {
        let handled = Operations.handlers.map(\.operationId)
        let described = client.contract.operations.map(\.id)
        #expect(Set(handled).subtracting(described).sorted() == [], "only the program has these")
        #expect(Set(described).subtracting(handled).sorted() == [], "only the document has these")
        #expect(Set(handled).count == handled.count)
    }

    @Test("Every handler reads the path parameters that its operation declares, and no others")
    func parameters() {
        for handler in Operations.handlers {
            let declared = client.contract.operation(handler.operationId)?.pathParameters.map(\.name)
            #expect(declared == handler.pathParameters, "\(handler.operationId)")
        }
    }

    static let withExamples = EveryOperationTests.needs.map(\.operation) + EveryOperationTests.personal + ["signIn"]

    /// What the example of a success is the answer to: the examples of the operation's parameters and body. A cursor's
    /// example stands for one and is none.
    private func exampleRequest(of operation: Operation, as person: Person) throws -> HTTPRequest {
        let values = operation.pathParameters.compactMap { parameter in
            parameter.example?.stringValue.map { (parameter.name, $0) }
        }
        let query = operation.queryParameters.filter { $0.name != "cursor" }.compactMap { parameter in
            parameter.example.map {
                "\(parameter.name)=\($0.stringValue ?? String(decoding: JSONWriter.bytes(of: $0), as: UTF8.self))"
            }
        }
        let target =
            operation.path(with: Dictionary(uniqueKeysWithValues: values))
            + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        let request = try HTTPRequest.make(HTTPMethod(rawValue: operation.method), target, as: person)
        let body = operation.requestBody?.content["application/json"]?.example
        return body.map { request.with(body: JSONWriter.bytes(of: $0)) } ?? request
    }

    @Test("The example of a success is what the first person who may ask is answered", arguments: withExamples)
    func examples(operation: String) throws {
        let operation = try #require(client.contract.operation(operation))
        var answer = try client.ask(exampleRequest(of: operation, as: .ada))
        for person in Person.allCases where answer.status != 200 {
            answer = try client.ask(exampleRequest(of: operation, as: person))
        }
        let example = try #require(operation.success?.example)
        #expect(example == answer.json, "\(answer) as \(answer.callerId ?? "nobody in particular")")
    }

    @Test(
        "The document is served as it is, with this server in place of those that it names",
        arguments: ["localhost:8080", "127.0.0.1:9"])
    func served(host: String) throws {
        let answer = try client.ask(.get("/openapi.json").with(host: host))
        #expect(answer.status == 200 && answer[.contentType] == "application/json")
        let expected = try Bundled.contract(changing: [("/servers", [["url": .string("http://\(host)")]])]).root
        #expect(answer.json == expected)
        _ = try ContractDocument.load(answer.body, name: "served.json")
    }
}
