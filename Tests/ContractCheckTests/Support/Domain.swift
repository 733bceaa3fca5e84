import Catalog
import Contract
import JSONText
import MockAPI
import MockServer
import Testing

@testable import ContractCheck

/// Judges a server's answers by the laws of the domain.
enum Domain {
    /// What a check finds, by the ids of the cases that find it.
    static func findings(
        over transport: BackendTransport, seeds: Snapshot? = nil, callers: [CheckCaller]? = nil
    ) async throws -> [String: [Finding]] {
        let catalog = transport.backend.worlds.standard.moment.catalog
        let inspection = Inspection(
            transport.backend.contract, over: transport, callers: callers ?? Domain.callers(of: catalog),
            seeds: seeds ?? catalog)
        var findings: [String: [Finding]] = [:]
        let cases = DomainLaws.cases(for: transport.backend.contract)
        for checkCase in cases.filter({ !$0.comesLast }) + cases.filter(\.comesLast) {
            guard case .findings(let found) = try await checkCase.judge(inspection), !found.isEmpty else { continue }
            await inspection.record(found)
            findings[checkCase.id] = found
        }
        return findings
    }

    /// Everybody in a catalogue, with a token that works.
    static func callers(of catalog: Snapshot) -> [CheckCaller] {
        catalog.users.map {
            CheckCaller(name: $0.id, token: Session(for: $0, at: catalog.scenario.now).token)
        }
    }
}

extension Backend {
    /// One that plays the small seeds, for all tests that only read.
    static let small = Result { try Backend.playing(SmallSeeds.catalog()) }

    /// A backend of the bundled document that plays a catalogue, at its own time.
    static func playing(_ catalog: Snapshot) throws -> Backend {
        var options = MockServer.Options()
        options.seeds = "empty"
        let backend = try Backend(options)
        backend.worlds.reload(backend.worlds.scenarios.standard, catalog)
        return backend
    }
}
