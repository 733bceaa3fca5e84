import Contract
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("An injected failure")
struct InjectedProblemTests {
    private func document(
        _ status: Int, retryAfter: Int? = nil, by source: FaultSource = .preference
    ) -> ProblemDocument {
        Problem.injected(HTTPStatus(code: status), retryAfter: retryAfter, by: source).document(instance: "/artist")
    }

    @Test("is a problem like any other, whatever its status", arguments: 400...599)
    func valid(status: Int) throws {
        let value = try JSONParser.parse(JSONWriter.bytes(of: document(status)))
        let schema = try #require(try Bundled.contract().schema(named: "Problem"))
        #expect(SchemaValidator.validate(value, against: schema).isEmpty)
        #expect(value["status"] == .integer(Int64(status)))
    }

    @Test(
        "has its reason phrase as code and title",
        arguments: [(503, "service-unavailable", "Service Unavailable"), (599, "status-599", "Status 599")])
    func words(status: Int, code: String, title: String) throws {
        let value = try JSONParser.parse(JSONWriter.bytes(of: document(status)))
        #expect(value["code"] == .string(code) && value["title"] == .string(title))
    }

    @Test("says who wanted it")
    func source() {
        #expect(document(418).detail.contains("Prefer: code=418"))
        #expect(document(500, by: .rule("fault-3")).detail.contains("fault-3"))
    }

    @Test(
        "has the fields that HTTP wants beside its status",
        arguments: [
            (401, nil, "WWW-Authenticate: Bearer realm=\"soundcheck\""), (405, nil, "Allow: OPTIONS"),
            (407, nil, "Proxy-Authenticate: Basic realm=\"soundcheck\""), (429, nil, "Retry-After: 1"),
            (503, nil, "Retry-After: 1"), (503, 30, "Retry-After: 30"), (500, 30, "Retry-After: 30"), (500, nil, nil),
            (404, nil, nil),
        ] as [(Int, Int?, String?)])
    func fields(status: Int, retryAfter: Int?, line: String?) {
        let lines = document(status, retryAfter: retryAfter).fields.map { "\($0.0.rawName): \($0.1)" }
        #expect(lines == [line].compactMap(\.self))
    }
}
