import Reporting

extension Audit {
    /// A verdict an operation, and those on the rest of what was asked.
    var report: Report {
        Report(
            title: "soundcheck exec -- \(program.joined(separator: " "))",
            verdicts: [verdictOnProgram] + coverage.operations.map { verdict(on: $0.id, isCalled: $0.isCalled) }
                + [verdictOnOtherRequests, verdictOnDeclarations, verdictOnJournals, verdictOnCoverage],
            notes: [coverageSentence], seconds: seconds)
    }

    private var verdictOnProgram: Verdict {
        let fault = exitCode == .ok ? [] : ["\(program[0]) ended with \(exitCode.rawValue)"]
        return Audit.verdict("program", "The program ends with 0.", fault, seconds: seconds)
    }

    private func verdict(on operation: String, isCalled: Bool) -> Verdict {
        let sentence = "All requests for \(operation) keep to the contract, but for what was declared."
        let faults = texts(of: operation)
        guard isCalled || !faults.isEmpty else {
            return Verdict(
                id: "\(operation).requests", group: operation, sentence: sentence,
                state: .skipped(because: "not called"))
        }
        return Audit.verdict("\(operation).requests", of: operation, sentence, faults)
    }

    private var verdictOnOtherRequests: Verdict {
        Audit.verdict("requests", "Every request is for an operation.", texts(of: nil))
    }

    private var verdictOnDeclarations: Verdict {
        Audit.verdict("declarations", "Every violation that was declared happened.", unmet)
    }

    private var verdictOnJournals: Verdict {
        Audit.verdict("journals", "All violations could be judged.", forgotten)
    }

    private var verdictOnCoverage: Verdict {
        Audit.verdict(
            "coverage", "As many of the declared statuses were answered as asked for.",
            [lackOfCoverage].compactMap(\.self))
    }

    private func texts(of operation: String?) -> [String] {
        findings.filter { $0.operation == operation }.map { finding in
            let times = finding.times == 1 ? "" : ", and \(counted(finding.times - 1, "time")) more"
            return "\(finding.sentence)\n  \(finding.request) in the world \(finding.world)\(times)"
        }
    }

    private static func verdict(
        _ id: String, of group: String = "soundcheck exec", _ sentence: String, _ faults: [String], seconds: Double = 0
    ) -> Verdict {
        Verdict(
            id: id, group: group, sentence: sentence, state: faults.isEmpty ? .passed : .failed,
            text: faults.joined(separator: "\n"), seconds: seconds)
    }
}
