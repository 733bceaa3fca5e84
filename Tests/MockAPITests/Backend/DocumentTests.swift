import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The document and the program")
struct DocumentTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("Every operation has a handler or an example, and every handler its operation")
    func handlers() {
        let handled = Operations.handlers.map(\.operationId)
        let unanswered = client.contract.operations.filter { operation in
            let isExemplified = operation.success.map { $0.content == nil || $0.example != nil } ?? false
            return !operation.isComputed && !isExemplified
        }
        #expect(unanswered.map(\.id) == [], "these have neither a handler in Operations.handlers nor an example")
        #expect(client.unusedHandlers == [], "only the program has these: their operationId is not in the document")
        #expect(Set(handled).count == handled.count)
    }

    @Test("Every handler reads the path parameters that its operation declares, and no others")
    func parameters() {
        for handler in Operations.handlers {
            guard let operation = client.contract.operation(handler.operationId) else { continue }
            let declared = operation.pathParameters.map(\.name)
            let advice = "write needs: \(declared) in Operations.handlers"
            #expect(handler.pathParameters == declared, "\(operation.id), \(operation.path): \(advice)")
        }
    }

    @Test(
        "The example of a success is what the first person who may ask is answered",
        arguments: Bundled.operationIds { $0.isComputed && $0.answersJSON })
    func examples(operation id: String) throws {
        let operation = try client.operation(id)
        let answer = try Bundled.client(for: operation).success(of: operation, query: operation.queryExamples)
        let example = try #require(operation.success?.example, "\(id) has no example of its success")
        guard let difference = JSONDifference.first(example, answer.json) else { return }
        Issue.record(
            """
            The example of \(id) is not what the server answers: at "\(difference.pointer)" the example has \
            \(JSONDifference.wording(difference.one)), and the answer \(JSONDifference.wording(difference.other)).
            Its answer shows with: swift run soundcheck --clock seeds
            and, beside it, with: \(Curl.command(for: answer.request))
            """)
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
