import Contract
import MockAPI
import MockServer
import Reporting
import Testing

@testable import ContractCheck

/// What checks of the small seeds rest on: loaded once, and answered the same to all tests that only read.
enum Small {
    static func transport() throws -> BackendTransport { BackendTransport(backend: try Backend.small.get()) }

    /// A check as all of the small seeds' people, who can sign in too.
    static func plan(_ options: CheckOptions = CheckOptions(baseURL: "")) throws -> CheckPlan {
        let backend = try Backend.small.get()
        var options = options
        options.writes = true
        return try CheckPlan(options, backend.contract, backend.worlds.standard.moment.catalog)
    }

    static func report(over transport: any CheckTransport) async throws -> Report {
        try await ContractCheck.run(plan(), over: transport)
    }
}

extension Report {
    /// The ids of the cases that do not hold.
    var failures: Set<String> { Set(verdicts.filter { $0.state == .failed }.map(\.id)) }

    /// What they found, for the message of a test that fails.
    var failureTexts: String {
        verdicts.filter { $0.state == .failed }.map { "\($0.id): \($0.text)" }.joined(separator: "\n\n")
    }
}
