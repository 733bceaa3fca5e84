/// How much of the answers was compared so far.
struct Tally: Sendable, Hashable {
    private(set) var compared = 0
    private(set) var of = 0

    /// Counts an answer in which nothing differs.
    /// - Throws: the first difference.
    mutating func agree(_ answer: ContractAnswer, with expected: ExpectedAnswer) throws(CaseFault) {
    }
}
