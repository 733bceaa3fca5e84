import Reporting

/// Judges the cases that were chosen, some at a time.
struct CheckRun {
    let inspection: Inspection
    let selection: CaseSelection

    /// How many are judged at once: enough not to wait for a distant server, and no more than it bears.
    private static let width = 4

    /// What came of each case, in their order.
    /// - Throws: where the server does not answer any longer.
    func verdicts(_ progress: (CheckProgress) -> Void) async throws(CheckFault) -> [Verdict] {
        let indexes = Array(selection.cases.indices)
        var verdicts: [Int: Verdict] = [:]
        for stage in CheckCase.Stage.allCases {
            let round = indexes.filter { selection.cases[$0].check.stage == stage }
            let fault = await judge(round) { index, verdict in
                verdicts[index] = verdict
                progress(CheckProgress(verdict: verdict, judged: verdicts.count, total: indexes.count))
            }
            if let fault { throw fault }
        }
        return selection.refusingIdleExclusions(in: indexes.compactMap { verdicts[$0] })
    }

    private func judge(_ round: [Int], _ report: (Int, Verdict) -> Void) async -> CheckFault? {
        await withTaskGroup(of: (Int, Ruling).self) { group in
            for index in round.prefix(Self.width) { group.addTask { await (index, rule(on: index)) } }
            var waiting = round.dropFirst(Self.width)
            while let (index, ruling) = await group.next() {
                if ruling.isUnanswered, let fault = await inspection.lostServer() {
                    group.cancelAll()
                    return fault
                }
                report(index, ruling.verdict)
                if let next = waiting.popFirst() { group.addTask { await (next, rule(on: next)) } }
            }
            return nil
        }
    }

    private func rule(on index: Int) async -> Ruling {
        let (check, skipped) = selection.cases[index]
        if let skipped { return Ruling(Verdict(check, .skipped(because: skipped))) }
        let begin = ContinuousClock.now
        let judgement: Judgement
        do throws(TransportFault) {
            judgement = try await check.judge(inspection)
        } catch {
            let request = error.request.map { " to \($0.method) \($0.target)" } ?? ""
            let text = "no answer came\(request): \(error)"
            let verdict = Verdict(check, selection.failure(of: check), text: text, since: begin)
            return Ruling(verdict, isUnanswered: true)
        }
        switch judgement {
        case .nothingToJudge(let reason):
            return Ruling(Verdict(check, .skipped(because: reason), since: begin))
        case .findings(let findings) where findings.isEmpty:
            return Ruling(Verdict(check, .passed, since: begin))
        case .findings(let findings):
            let state = selection.failure(of: check)
            // What is excused must not hide what is not.
            if state == .failed { await inspection.record(findings) }
            let text = FindingText(check, inspection).text(of: findings)
            return Ruling(Verdict(check, state, text: text, since: begin))
        }
    }
}

/// What came of a case, and whether it ended for want of an answer.
private struct Ruling: Sendable {
    let verdict: Verdict
    let isUnanswered: Bool

    init(_ verdict: Verdict, isUnanswered: Bool = false) {
        self.verdict = verdict
        self.isUnanswered = isUnanswered
    }
}

extension Verdict {
    fileprivate init(_ check: CheckCase, _ state: State, text: String = "", since begin: ContinuousClock.Instant? = nil)
    {
        self.init(
            id: check.id, group: check.group, sentence: check.sentence, state: state, text: text,
            seconds: begin.map { (ContinuousClock.now - $0) / .seconds(1) } ?? 0)
    }
}
