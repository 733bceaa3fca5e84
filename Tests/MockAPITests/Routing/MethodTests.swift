import Contract
import HTTPWire
import JSONText
import Testing

@Suite("Methods")
struct MethodTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "get", "PROPFIND"]

    /// What a path takes, as `Allow` lists it.
    private func allowed(at path: String) -> String {
        let segments = path.dropFirst().split(separator: "/").map(String.init)
        return allowed(by: client.contract.operations.filter { $0.path.match(segments) != nil })
    }

    private func allowed(by operations: [Operation]) -> String {
        let methods = operations.flatMap { $0.isReading ? ["GET", "HEAD"] : [$0.method] }
        return Set(methods + ["OPTIONS"]).sorted().joined(separator: ", ")
    }

    @Test("Each path takes its own methods, and 405 lists them", arguments: methods)
    func everyOperation(method: String) throws {
        let client = try Client()
        for operation in client.contract.operations {
            let path = operation.path()
            let allowed = allowed(at: path)
            let answer = try client.ask(.make(HTTPMethod(rawValue: method), path, as: .ada))
            let isTaken = allowed.split(separator: ", ").contains(Substring(method))
            #expect((answer.status == 405) != isTaken, "\(answer)")
            if !isTaken {
                #expect(answer.code == "method-not-allowed" && answer.operationId == nil)
                #expect(answer[.allow] == allowed, "\(answer)")
                let remark = method == "get" && allowed.contains("GET,") ? " Methods are written in capitals." : ""
                #expect(answer.detail == "\(path) does not take \(method). It takes \(allowed).\(remark)")
            }
        }
    }

    @Test("OPTIONS answers 204 with what a path takes, to anybody")
    func options() throws {
        for operation in client.contract.operations {
            let answer = try client.ask(.make(.options, operation.path()))
            #expect(answer.status == 204 && answer[.allow] == allowed(at: operation.path()), "\(answer)")
        }
    }

    @Test("OPTIONS on * lists all methods there are")
    func server() throws {
        let answer = try client.ask(.make(.options, "*"))
        #expect(answer.status == 204 && answer[.allow] == allowed(by: client.contract.operations))
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
