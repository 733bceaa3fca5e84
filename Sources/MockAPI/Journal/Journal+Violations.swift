import JSONText

extension Journal {
    /// `{violations, expected, unmet, forgotten}`: the violations that nobody declared, those that somebody did, and the
    /// expectations that fewer met than they say.
    package func violations(_ expectations: Expectations) -> JSONValue { JournalJudgement(self, expectations).value }

    /// All violations, in the order in which they were made.
    var breaches: [Breach] {
        records.enumerated().flatMap { offset, record in
            let entry = entry(of: record)
            return entry.violations.map {
                Breach(number: firstNumber + offset, at: record.at, entry: entry, violation: $0)
            }
        }
    }
}
