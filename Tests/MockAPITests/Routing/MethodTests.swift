import Contract
import HTTPWire
import JSONText
import Testing

@Suite("Methods")
struct MethodTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "get", "PROPFIND"]

    private func allowed(for operation: Operation) -> String {
        operation.isReading ? "GET, HEAD, OPTIONS" : "OPTIONS, \(operation.method)"
    }

    @Test("Each path takes its own methods, and 405 lists them", arguments: methods)
    func everyOperation(method: String) throws {
        for operation in client.contract.operations {
            let path = try Sample.path(of: operation)
            let answer = try client.ask(.make(HTTPMethod(rawValue: method), path, as: .ada))
            let isTaken = method == operation.method || method == "HEAD" && operation.isReading
            #expect((answer.status == 405) != isTaken, "\(answer)")
            if !isTaken {
                #expect(answer.code == "method-not-allowed" && answer.operationId == nil)
                #expect(answer[.allow] == allowed(for: operation), "\(answer)")
                #expect(answer.detail == "\(path) does not take \(method). It takes \(allowed(for: operation)).")
            }
        }
    }

    @Test("OPTIONS answers 204 with what a path takes, to anybody")
    func options() throws {
        for operation in client.contract.operations {
            let answer = try client.ask(.make(.options, Sample.path(of: operation)))
            #expect(answer.status == 204 && answer[.allow] == allowed(for: operation), "\(answer)")
        }
    }

    @Test("OPTIONS on * lists all methods there are")
    func server() throws {
        let answer = try client.ask(.make(.options, "*"))
        #expect(answer.status == 204 && answer[.allow] == "GET, HEAD, OPTIONS, POST")
        let withoutPath = try client.ask(.make(.options, "http://localhost:8080"))
        #expect(withoutPath[.allow] == answer[.allow])
    }

    @Test("The server's own pages are read only", arguments: ["/", "/openapi.json"])
    func ownPages(path: String) throws {
        let refused = try client.ask(.make(.post, path))
        #expect(refused.status == 405 && refused[.allow] == "GET, HEAD, OPTIONS")
        #expect(try client.ask(.make(.options, path))[.allow] == "GET, HEAD, OPTIONS")
        let head = try client.ask(.make(.head, path))
        #expect(head.fieldEntries == (try client.ask(.get(path))).fieldEntries)
    }

    @Test("OPTIONS on an unknown path is 404")
    func unknown() throws {
        #expect(try client.ask(.make(.options, "/nothing")).status == 404)
    }
}
