import MockAPI
import Testing

@testable import ContractCheck

@Suite("Servers that break a rule of the domain")
struct DomainBreakageTests {
    @Test("Each is found by the cases that name it, and by no others", arguments: Breakage.domain)
    func found(_ breakage: Breakage) async throws {
        var transport = try Small.transport()
        transport.change = breakage.change
        let findings = try await Judging(transport, cases: Small.cases(touching: breakage.path)).findings()
        let told = findings.map { "\($0): \($1[0].told)" }.sorted().joined(separator: "\n")
        #expect(Set(findings.keys) == breakage.expected, "\(told)")
    }

    @Test("At least one server breaks each law")
    func everyLaw() throws {
        let laws = Set(DomainLaws.cases(for: try Backend.small.get().contract).map { $0.id.split(separator: ".")[1] })
        let broken = Set(Breakage.domain.flatMap(\.expected).map { $0.split(separator: ".")[1] })
        #expect(laws.subtracting(broken).isEmpty)
    }
}
