import MockAPI
import Testing

@testable import ContractCheck

@Suite("Servers that break a rule of the protocol")
struct ProtocolBreakageTests {
    @Test("Each is found by the cases that name it, and by no others", arguments: ProtocolBreakage.all)
    func found(_ breakage: ProtocolBreakage) async throws {
        var options = CheckOptions(baseURL: "")
        options.only = try Small.cases(touching: breakage.path).map(\.id)
        let report = try await Small.report(options, over: breakage.server())
        #expect(report.failures == breakage.expected, "\(report.failureTexts)")
    }

    @Test("Nor do the cases of other operations find it, which rest on its answers")
    func foundAlone() async throws {
        let breakage = try #require(ProtocolBreakage.bodies.first)
        let report = try await Small.report(over: breakage.server())
        #expect(report.failures == breakage.expected, "\(report.failureTexts)")
    }
}

extension ProtocolBreakage {
    fileprivate func server() throws -> BrokenServer { BrokenServer(sound: try Small.transport(), treat: treat) }
}
