import Contract
import MockAPI
import MockServer
import Reporting
import Testing

@testable import ContractCheck

/// What checks of the small seeds rest on: loaded once, and answered the same to all tests that only read.
enum Small {
    static func transport() throws -> BackendTransport {
        BackendTransport(backend: try Backend.small.get(), known: known)
    }

    private static let known = KnownAnswers()

    /// A check as the owner of most, a guest, and somebody who has nothing, all of whom can sign in; a fourth would show
    /// little more and take its time.
    static func plan(_ options: CheckOptions = CheckOptions(baseURL: "")) throws -> CheckPlan {
        let backend = try Backend.small.get()
        var options = options
        options.writes = true
        var plan = try CheckPlan(options, backend.contract, backend.worlds.standard.moment.catalog)
        plan.callers.removeAll { $0.name == "ben" }
        return plan
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
