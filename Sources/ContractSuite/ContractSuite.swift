import Foundation
import MockServer

/// The contract as test cases, for the tests of a client module.
///
///     struct StageClientContract {
///         static let suite = ContractSuite(excluding: [.init("listTracksOfProject.pages", because: "no paging yet")])
///
///         @Test(arguments: suite.cases)
///         func holds(_ contractCase: ContractCase) async throws {
///             try await contractCase.run { door in StageClient(baseURL: door.baseURL, token: door.token) }
///         }
///     }
///
/// Each case is played in a world of its own, on a port of its own, of one server within the process.
public struct ContractSuite: Sendable {
    let exclusions: [ContractExclusion]
    /// Ids and beginnings of ids; all cases are meant where there are none.
    let only: [String]

    /// - Parameter excluding: the cases that are known to fail, each by its whole id.
    public init(excluding: [ContractExclusion] = []) {
        self.init(excluding: excluding, environment: ProcessInfo.processInfo.environment)
    }

    package init(excluding: [ContractExclusion] = [], environment: [String: String]) {
        exclusions = excluding
        only = (environment[ContractSuite.variable] ?? "").split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The environment's variable that picks cases.
    static let variable = "SOUNDCHECK_ONLY"

    /// All cases, operation by operation, or those that `SOUNDCHECK_ONLY` names in the environment: ids or their beginnings
    /// up to a dot, such as `getTrack,listArtists.reads`, with commas between.
    ///
    /// An id, there or of an exclusion, that names no case has a case of its own, which fails and says which is nearest.
    public var cases: [ContractCase] { cases(of: Programme.shared) }

    /// - Parameter programme: all that there is, or why there is nothing.
    func cases(of programme: Result<Programme, StartFault>) -> [ContractCase] {
        switch programme {
        case .success(let programme): programme.cases(excluding: exclusions, only: only)
        case .failure(let fault):
            [ContractCase("server.start", operation: "server", .requests, complaint: "\(fault)")]
        }
    }

    /// Plays all cases, for those who have no test of each: `for failure in await suite.run(make).failures`.
    /// - Parameter make: makes the client that gets in by a door. A case makes one for each person that it needs.
    public func run<Client: ContractClient>(
        _ make: @escaping @Sendable (ContractDoor) async throws -> Client
    ) async -> ContractReport {
        let begun = ContinuousClock.now
        let cases = cases
        let performances = await withTaskGroup(of: (Int, Performance).self) { group in
            for (index, contractCase) in cases.enumerated() {
                group.addTask { (index, await contractCase.perform { try await make($0) }) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        return ContractReport(
            performances.sorted { $0.0 < $1.0 }.map(\.1), seconds: (ContinuousClock.now - begun) / .seconds(1))
    }
}
