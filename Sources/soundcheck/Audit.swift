import MockAPI
import Reporting

/// What a program that was run did with the server that it was given.
struct Audit {
    let program: [String]
    let exitCode: ExitCode
    let complaints: [Ledger.Complaint]
    let coverage: Coverage
    /// How much must be covered, in percent, if that was said.
    let minimumCoverage: Double?
    let seconds: Double

    /// - Parameter backend: behind a server that answers no more.
    init(of arguments: Arguments, by backend: Backend, exitCode: ExitCode, seconds: Double) {
        let ledger = backend.worlds.balance
        program = arguments.program
        self.exitCode = exitCode
        complaints = ledger.complaints
        coverage = ledger.coverage(of: backend.contract.operations)
        minimumCoverage = arguments.minimumCoverage
        self.seconds = seconds
    }

    /// Breaches that differ in nothing but when and where they were made.
    struct Finding {
        let world: String
        /// The first one.
        let breach: Breach
        fileprivate(set) var times = 1

        /// Nothing where the request names none.
        var operation: String? { breach.entry.operationId }
        var request: String {
            // A dash stands for what could not be read.
            breach.entry.method == "-"
                ? "a request that cannot be read" : "\(breach.entry.method) \(breach.entry.target)"
        }
        var sentence: String {
            let violation = breach.violation
            let places = [violation.parameter, violation.pointer].compactMap(\.self).filter { !$0.isEmpty }
            return ([violation.kind.rawValue] + places).joined(separator: " ") + ": \(violation.detail)"
        }
    }

    /// In the order in which they came first.
    var findings: [Finding] {
        var findings: [Finding] = []
        var places: [[String?]: Int] = [:]
        for complaint in complaints {
            for breach in complaint.judgement.unexpected {
                let finding = Finding(world: complaint.world, breach: breach)
                let key = [finding.operation, finding.sentence]
                if let place = places[key] {
                    findings[place].times += 1
                } else {
                    places[key] = findings.count
                    findings.append(finding)
                }
            }
        }
        return findings
    }

    /// Declared violations that did not happen, a sentence each.
    var unmet: [String] {
        complaints.flatMap { complaint in
            complaint.judgement.unmet.map { unmet in
                let expected = unmet.expectation
                let operation = expected.operation.map { " of \($0)" } ?? ""
                let reason = expected.reason.map { " (\($0))" } ?? ""
                return "in the world \(complaint.world), \(expected.kind.rawValue)\(operation)\(reason) was declared "
                    + "\(counted(expected.count ?? 1, "time")), and happened \(counted(unmet.met, "time"))"
            }
        }
    }

    /// Worlds of whose requests too many were made for their journals, a sentence each.
    var forgotten: [String] {
        complaints.compactMap { complaint in
            guard let breach = complaint.judgement.firstForgotten else { return nil }
            let first = Finding(world: complaint.world, breach: breach)
            let violations = counted(complaint.judgement.forgotten.violations, "violation")
            return
                "in the world \(complaint.world), there was no room for \(violations), declared or not, the first by \(first.request) "
                + "(\(first.sentence)); a world of its own for each test has room"
        }
    }

    /// Nil where it is as it should be.
    var lackOfCoverage: String? {
        guard let minimumCoverage, let percent = coverage.percent, percent < minimumCoverage else { return nil }
        return "\(coverageSentence); --min-coverage asks for \(minimumCoverage.percent)"
    }

    var coverageSentence: String {
        let percent = coverage.percent.map { ", \($0.percent)" } ?? ""
        let called = coverage.operations.count { $0.isCalled }
        let hint = called == 0 ? " (does the program ask SOUNDCHECK_URL?)" : ""
        return "\(called) of \(counted(coverage.operations.count, "operation")) called\(hint), "
            + "\(coverage.covered) of \(coverage.total) declared statuses answered\(percent)"
    }
}

extension Double {
    /// `50 %`, `62.5 %`.
    fileprivate var percent: String { "\(self == rounded() ? String(Int(self)) : String(self)) %" }
}
