import Reporting

extension CaseSelection {
    /// The state of a case that does not hold.
    func failure(of check: CheckCase) -> Verdict.State {
        let exclusion = exclusions.first { check.id.isNamed(by: $0.id) }
        return exclusion.map { .excluded(because: $0.reason) } ?? .failed
    }

    /// An exclusion that excuses nothing any longer would excuse what breaks next: the first case that it names fails, if
    /// all that it names hold.
    func refusingIdleExclusions(in verdicts: [Verdict]) -> [Verdict] {
        var verdicts = verdicts
        for exclusion in exclusions {
            let named = verdicts.indices.filter { verdicts[$0].id.isNamed(by: exclusion.id) }
            let judged = named.filter { if case .skipped = verdicts[$0].state { false } else { true } }
            guard let first = judged.first, judged.allSatisfy({ verdicts[$0].state == .passed }) else { continue }
            verdicts[first] = verdicts[first].failing(
                "it holds: take the exclusion of \(exclusion.id) away (\(exclusion.reason))")
        }
        return verdicts
    }
}

extension Verdict {
    fileprivate func failing(_ text: String) -> Verdict {
        Verdict(id: id, group: group, sentence: sentence, state: .failed, text: text, seconds: seconds)
    }
}
