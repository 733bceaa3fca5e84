extension Report {
    /// How many verdicts there are of each kind.
    package struct Counts: Sendable, Hashable {
        package private(set) var passed = 0
        package private(set) var failed = 0
        package private(set) var excluded = 0
        package private(set) var skipped = 0

        package init(_ verdicts: [Verdict]) {
            for verdict in verdicts {
                switch verdict.state {
                case .passed: passed += 1
                case .failed: failed += 1
                case .excluded: excluded += 1
                case .skipped: skipped += 1
                }
            }
        }

        package var total: Int { passed + failed + excluded + skipped }

        /// What there is of, the failures first: `1 failed`, `12 passed`.
        package var sentences: [String] {
            let all = [(failed, "failed"), (passed, "passed"), (excluded, "excluded"), (skipped, "skipped")]
            let told = all.filter { $0.0 > 0 }
            return told.isEmpty ? ["nothing was judged"] : told.map { "\($0.0) \($0.1)" }
        }
    }

    /// The verdicts that share a row.
    package struct Group: Sendable {
        package let name: String
        package let verdicts: [Verdict]
        package var counts: Counts { Counts(verdicts) }
    }

    package var counts: Counts { Counts(verdicts) }
    package var failures: [Verdict] { verdicts.filter { $0.state == .failed } }

    /// In the order in which their names appear first.
    package var groups: [Group] {
        var names: [String] = []
        let verdicts = Dictionary(grouping: verdicts) { verdict in
            if !names.contains(verdict.group) { names.append(verdict.group) }
            return verdict.group
        }
        return names.map { Group(name: $0, verdicts: verdicts[$0] ?? []) }
    }

    /// The ids of what counts neither way, by the reason why, in the order in which those appear first.
    var asides: [(reason: String, ids: [String])] {
        var asides: [(reason: String, ids: [String])] = []
        for verdict in verdicts {
            guard let reason = verdict.state.aside else { continue }
            if let place = asides.firstIndex(where: { $0.reason == reason }) {
                asides[place].ids.append(verdict.id)
            } else {
                asides.append((reason, [verdict.id]))
            }
        }
        return asides
    }
}

extension Verdict {
    /// What was found in a line, or what should have held where no more is told.
    package var headline: String {
        text.split(separator: "\n").first.map(String.init) ?? sentence
    }
}

extension Verdict.State {
    var name: String {
        switch self {
        case .passed: "passed"
        case .failed: "failed"
        case .excluded: "excluded"
        case .skipped: "skipped"
        }
    }

    var reason: String? {
        switch self {
        case .passed, .failed: nil
        case .excluded(let reason), .skipped(let reason): reason
        }
    }

    /// Why its case counts neither way: `excluded: no paging yet`.
    var aside: String? { reason.map { "\(name): \($0)" } }
}
