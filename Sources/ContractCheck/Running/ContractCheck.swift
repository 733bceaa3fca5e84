import Contract
import Reporting

/// A server over HTTP, held to the document.
package enum ContractCheck {
    /// Every case that the document gives rise to, an operation's own together.
    package static func cases(for document: ContractDocument) -> [CheckCase] {
        let cases =
            ProtocolLaws.cases(for: document) + DomainLaws.cases(for: document)
            + document.operations.compactMap(CheckCase.effect)
        let groups = document.operations.map(\.id) + ["http"]
        return groups.flatMap { group in cases.filter { $0.group == group } }
    }

    /// Judges the cases that the options choose.
    /// - Parameter progress: is told of each case as soon as it has been judged.
    /// - Throws: where the options name what there is not, or the server cannot be asked.
    package static func run(
        _ options: CheckOptions, over transport: any CheckTransport, progress: (CheckProgress) -> Void = { _ in }
    ) async throws(CheckFault) -> Report {
        try await run(try CheckPlan(options), over: transport, progress)
    }

    static func run(
        _ plan: CheckPlan, over transport: any CheckTransport, _ progress: (CheckProgress) -> Void = { _ in }
    ) async throws(CheckFault) -> Report {
        let begin = ContinuousClock.now
        let inspection = Inspection(
            plan.document, over: transport, callers: plan.callers, seeds: plan.seeds, people: plan.people)
        try await inspection.requireCallers()
        let run = CheckRun(inspection: inspection, selection: plan.selection)
        let verdicts = try await run.verdicts(progress)
        return Report(
            title: "\(inspection.baseURL) against \(plan.document.title) \(plan.document.version)", verdicts: verdicts,
            notes: await inspection.closingNotes, seconds: (ContinuousClock.now - begin) / .seconds(1))
    }
}
