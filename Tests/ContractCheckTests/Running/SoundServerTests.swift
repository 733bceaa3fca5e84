import MockAPI
import MockServer
import Reporting
import Testing

@testable import ContractCheck

@Suite("A check of a server that keeps the contract")
struct SoundServerTests {
    @Test(
        "Nothing is found, whatever the seeds and the clock", arguments: ["default", "empty"],
        [MockServer.Clock.seeds, .today])
    func sound(seeds: String, clock: MockServer.Clock) async throws {
        var server = MockServer.Options()
        server.seeds = seeds
        server.clock = clock
        let transport = try BackendTransport(backend: Backend(server))
        var options = CheckOptions(baseURL: transport.baseURL)
        options.seeds = seeds
        options.writes = true
        let report = try await ContractCheck.run(options, over: transport)
        for verdict in report.verdicts where verdict.state == .failed { Issue.record("\(verdict.id): \(verdict.text)") }
        print(seeds, clock, report.seconds, report.notes, report.verdicts.count)
        for verdict in report.verdicts { if case .skipped(let r) = verdict.state { print("  skipped", verdict.id, r) } }
        for v in report.verdicts.sorted(by: { $0.seconds > $1.seconds }).prefix(12) { print("  ", v.id, v.seconds) }
    }
}
