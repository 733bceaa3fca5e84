import MockAPI
import Testing

@testable import ContractCheck

@Suite("Servers that break a rule of the domain")
struct DomainBreakageTests {
    @Test("Each is found by the cases that name it, and by no others", arguments: Breakage.domain)
    func found(_ breakage: Breakage) async throws {
        let transport = BackendTransport(backend: try Backend.small.get(), change: breakage.change)
        let findings = try await Domain.findings(over: transport)
        let told = findings.map { "\($0): \($1[0].told)" }.sorted().joined(separator: "\n")
        #expect(Set(findings.keys) == breakage.expected, "\(told)")
    }
}

extension Finding {
    /// For the message of a test that fails.
    var told: String {
        let asked = exchange.map { "\($0.request.target) as \($0.caller?.name ?? "nobody")" } ?? ""
        return "\(asked) \(pointer?.description ?? ""): expected \(expected), seen \(seen)"
    }
}
