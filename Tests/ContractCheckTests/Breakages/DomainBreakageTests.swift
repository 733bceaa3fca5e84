import Contract
import MockAPI
import Testing

@testable import ContractCheck

@Suite("Servers that break a rule of the domain")
struct DomainBreakageTests {
    @Test("Each is found by the cases that name it, and by no others", arguments: Breakage.domain)
    func found(_ breakage: Breakage) async throws {
        let transport = BackendTransport(backend: try Backend.small.get(), change: breakage.change)
        // The protocol's cases of other operations ask for nothing that is broken: they find what they find on a sound server.
        let laws = Set(DomainLaws.cases(for: transport.backend.contract).map(\.id))
        let judging = Judging(transport) { laws.contains($0.id) || $0.operation.map(breakage.isOf) ?? false }
        let findings = try await judging.findings()
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

extension Breakage {
    fileprivate func isOf(_ operation: Contract.Operation) -> Bool {
        let segments = path.split(separator: "/").map(String.init)
        guard segments.count == operation.path.segments.count else { return false }
        return zip(operation.path.segments, segments).allSatisfy { segment, text in
            if case .literal(let literal) = segment { literal == text } else { true }
        }
    }
}
