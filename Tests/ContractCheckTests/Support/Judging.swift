import Catalog
import Contract
import JSONText
import MockAPI
import MockServer

@testable import ContractCheck

/// Judges a server's answers, by all cases or some.
struct Judging {
    let inspection: Inspection
    let cases: [CheckCase]

    /// - Parameters:
    ///   - seeds: whose values are expected; those that the backend plays if nil.
    ///   - cases: those that are judged, but for those that write.
    init(_ transport: BackendTransport, seeds: Snapshot? = nil, cases: [CheckCase]) {
        let catalog = transport.backend.worlds.standard.moment.catalog
        inspection = Inspection(
            transport.backend.contract, over: transport, callers: Judging.callers(of: catalog), seeds: seeds ?? catalog)
        self.cases = cases.filter { $0.operation.map { $0.method == "GET" } ?? true }
    }

    /// Everybody in a catalogue, by their id and with a token that works.
    private static func callers(of catalog: Snapshot) -> [CheckCaller] {
        catalog.users.map { CheckCaller(name: $0.id, token: Session(for: $0, at: catalog.scenario.now).token) }
    }

    /// What is found, by the ids of the cases that find it.
    func findings() async throws -> [String: [Finding]] {
        var findings: [String: [Finding]] = [:]
        for check in CheckCase.Stage.allCases.flatMap({ stage in cases.filter { $0.stage == stage } }) {
            guard case .findings(let found) = try await check.judge(inspection), !found.isEmpty else { continue }
            await inspection.record(found)
            findings[check.id] = found
        }
        return findings
    }
}

extension Finding {
    /// For the message of a test that fails.
    var told: String {
        let asked = exchange.map { "\($0.request.target) as \($0.caller?.name ?? "nobody")" } ?? ""
        return "\(asked) \(pointer?.description ?? ""): expected \(expected), seen \(seen)"
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
