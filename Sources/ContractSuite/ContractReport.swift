import Reporting

/// What came of all cases of a suite.
public struct ContractReport: Sendable {
    package let report: Report
    /// What the client got wrong, in the order of the cases.
    public let failures: [Failure]
    /// How many of the answers' fields were compared, over the cases of ``Family/reads``.
    public let comparedFields: Int
    /// How many fields those answers have.
    public let fields: Int

    /// What the client got wrong in one case.
    public struct Failure: Sendable {
        /// The case.
        public let id: ContractCase.ID
        /// All of it, as in ``ContractCaseFailure/text``.
        public let text: String
    }

    /// How many cases passed.
    public var passed: Int { report.counts.passed }
    /// How many cases failed.
    public var failed: Int { report.counts.failed }
    /// How many cases fail and are excluded.
    public var excluded: Int { report.counts.excluded }
    /// How many cases ask for what the client has no means for.
    public var unsupported: Int { report.counts.skipped }

    /// For people: the failures, what does not count and why, what came of each operation's cases, and which of the
    /// document's operations and statuses the client met.
    public var text: String { report.text() }
}

extension ContractReport {
    init(_ performances: [Performance], seconds: Double) {
        let reads = performances.filter { $0.contractCase.family == .reads }.compactMap(\.finding.tally)
        comparedFields = reads.reduce(0) { $0 + $1.compared }
        fields = reads.reduce(0) { $0 + $1.of }
        failures = performances.compactMap(\.failure)
        report = Report(
            title: "Contract suite", verdicts: performances.map(\.verdict),
            notes: [
                "The client keeps \(comparedFields) of the \(fields) fields that it was answered in cases of reads.",
                SuiteCoverage(performances).sentence,
            ],
            seconds: seconds)
    }
}

extension Performance {
    fileprivate var failure: ContractReport.Failure? {
        guard case .failure(let failure) = result else { return nil }
        return ContractReport.Failure(id: failure.id, text: failure.text)
    }

    fileprivate var verdict: Verdict {
        Verdict(
            id: contractCase.id.rawValue, group: contractCase.operation, sentence: contractCase.sentence, state: state,
            text: failure?.text ?? finding.text ?? "", seconds: seconds)
    }

    private var state: Verdict.State {
        switch (result, finding) {
        case (.failure, _): .failed
        case (.success(.excluded(let reason)), _): .excluded(because: reason)
        case (.success, .unsupported(let unsupported)): .skipped(because: unsupported.reason)
        case (.success, _): .passed
        }
    }
}

extension Performance.Finding {
    fileprivate var tally: Tally? {
        if case .passed(let tally) = self { tally } else { nil }
    }

    fileprivate var text: String? {
        if case .failed(let text) = self { text } else { nil }
    }
}
