import Catalog
import MockAPI
import Reporting
import Testing

@testable import ContractCheck

@Suite("Rounds of changing and changing back")
struct RoundTests {
    @Test("find nothing on a server that keeps the contract, and leave what they found")
    func sound() async throws {
        let server = try RoundServer()
        let before = server.catalog
        let report = try await server.report()
        #expect(report.failures.isEmpty, "\(report.failureTexts)")
        let skipped = report.verdicts.filter { if case .skipped = $0.state { true } else { false } }.map(\.id)
        #expect(skipped.allSatisfy { $0.hasPrefix("reviewTrack.") }, "\(skipped)")
        let after = server.catalog
        #expect(after.comments == before.comments)
        #expect(after.grants == before.grants)
        #expect(after.reviews == before.reviews)
        #expect(after.tracks == before.tracks)
        #expect(after.links.filter { $0.status(at: after.scenario.now) == .active } == before.activeLinks)
        #expect(after.links.count == before.links.count + 3)
    }

    @Test("find what a server breaks, by the cases that name it and by no others", arguments: RoundBreakage.all)
    func broken(_ breakage: RoundBreakage) async throws {
        let report = try await RoundServer().report(treating: breakage.treat)
        #expect(report.failures == breakage.expected, "\(report.failureTexts)")
    }
}

/// A server of its own, which a check may change.
struct RoundServer {
    private let backend: Backend

    init() throws { backend = try Backend.playing(SmallSeeds.catalog()) }

    var catalog: Snapshot { backend.worlds.standard.moment.catalog }

    /// Of all cases that change something.
    func report(treating treat: BrokenServer.Treatment? = nil) async throws -> Report {
        let cases = ContractCheck.cases(for: backend.contract).filter { $0.stage == .writing }
        var options = CheckOptions(baseURL: "")
        options.writes = true
        options.only = cases.map(\.id)
        let sound = BackendTransport(backend: backend)
        let plan = try CheckPlan(options, backend.contract, SmallSeeds.catalog())
        guard let treat else { return try await ContractCheck.run(plan, over: sound) }
        return try await ContractCheck.run(plan, over: BrokenServer(sound: sound, treat: treat))
    }
}

extension Snapshot {
    fileprivate var activeLinks: [ShareLink] { links.filter { $0.status(at: scenario.now) == .active } }
}
