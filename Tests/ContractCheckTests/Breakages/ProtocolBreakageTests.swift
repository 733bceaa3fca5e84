import MockAPI
import Testing

@testable import ContractCheck

@Suite("Servers that break a rule of the protocol")
struct ProtocolBreakageTests {
    @Test("Each is found by the cases that name it, and by no others", arguments: ProtocolBreakage.all)
    func found(_ breakage: ProtocolBreakage) async throws {
        let report = try await Small.report(over: BrokenServer(sound: Small.transport(), treat: breakage.treat))
        #expect(report.failures == breakage.expected, "\(report.failureTexts)")
    }
}
