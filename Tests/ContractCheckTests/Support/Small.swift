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
    ///
    /// Tests share the backend: what would change it is left out, if it is not asked for by name.
    static func plan(_ options: CheckOptions = CheckOptions(baseURL: "")) throws -> CheckPlan {
        let backend = try Backend.small.get()
        var options = options
        options.writes = true
        if options.only.isEmpty {
            options.only = ContractCheck.cases(for: backend.contract).filter { $0.stage != .writing }.map(\.id)
        }
        var plan = try CheckPlan(options, backend.contract, backend.worlds.standard.moment.catalog)
        plan.callers.removeAll { $0.name == "ben" }
        return plan
    }

    static func report(
        _ options: CheckOptions = CheckOptions(baseURL: ""), over transport: any CheckTransport
    ) async throws -> Report {
        try await ContractCheck.run(plan(options), over: transport)
    }

    /// The cases that a server which only answers one path wrong can fail: the laws of the domain, the cases of no operation,
    /// and those that look at each operation's answers alone (the protocol's, and whose values they give) for what is there.
    /// Of other operations these find what they find on a sound server.
    static func cases(touching path: String) throws -> [CheckCase] {
        let document = try Backend.small.get().contract
        let laws = Set(DomainLaws.cases(for: document).filter { $0.stage == .first }.map(\.id))
        return ContractCheck.cases(for: document).filter { check in
            check.stage != .writing && (laws.contains(check.id) || check.operation.map { $0.isAt(path) } ?? true)
        }
    }
}

extension Contract.Operation {
    /// Whether a path, in which `*` stands for any one segment, may lead to it.
    fileprivate func isAt(_ text: String) -> Bool {
        let texts = text.split(separator: "/").map(String.init)
        guard texts.count == path.segments.count else { return false }
        return zip(path.segments, texts).allSatisfy { segment, text in
            if case .literal(let literal) = segment { literal == text } else { true }
        }
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
