import Testing

@testable import ContractCheck

@Suite("Progress")
struct ProgressTests {
    @Test("Each case is told once, with how many there are")
    func told() async throws {
        var options = CheckOptions(baseURL: "")
        options.only = ["getCurrentUser"]
        var progress: [CheckProgress] = []
        let report = try await ContractCheck.run(Small.plan(options), over: Small.transport()) { progress.append($0) }
        #expect(progress.map(\.judged) == Array(1...report.verdicts.count))
        #expect(progress.allSatisfy { $0.total == report.verdicts.count })
        #expect(Set(progress.map(\.verdict.id)) == Set(report.verdicts.map(\.id)))
    }
}
