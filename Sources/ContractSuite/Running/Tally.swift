import JSONText

/// How much of the answers was compared so far.
struct Tally: Sendable, Hashable {
    private(set) var compared = 0
    private(set) var of = 0

    /// Holds what the client keeps against what is right, and counts it.
    /// - Throws: the first place where they differ, and where the others are.
    mutating func agree(_ answer: ContractAnswer, with expected: ExpectedAnswer) throws(CaseFault) {
        precondition(expected.status / 100 == 2, "\(expected.ask) is answered \(expected.status)")
        let agreement = expected.agreement(of: answer)
        guard agreement.differences.isEmpty else { throw CaseFault(agreement.differences, in: expected.ask) }
        guard agreement.compared > 0 || agreement.of == 0 else { throw CaseFault(comparingNothingOf: expected) }
        compared += agreement.compared
        of += agreement.of
    }
}

extension CaseFault {
    /// - Parameter differences: at least one.
    fileprivate init(_ differences: [Difference], in ask: Ask) {
        let first = differences[0]
        let others = differences.dropFirst().prefix(5).map { "differs too: \($0)" }
        let rest = differences.count - 1 - others.count
        self.init(
            first.description, to: ask, at: first.pointer, expected: first.expected?.wording ?? "nothing",
            seen: first.seen, remarks: others + (rest > 0 ? ["and \(rest) more places differ"] : []))
    }

    fileprivate init(comparingNothingOf expected: ExpectedAnswer) {
        self.init(
            "nothing could be compared: the client keeps no field by a name that the answer has", to: expected.ask,
            expected: expected.json?.excerpt ?? "\(expected.bytes.count) bytes", seen: "none of its fields",
            remarks: ["Tell what the client keeps by ContractAnswer.encoded, .mirrored or .facts."])
    }
}

extension JSONValue {
    /// As much of its text as a line takes.
    fileprivate var excerpt: String {
        let text = String(decoding: JSONWriter.bytes(of: self), as: UTF8.self)
        return text.count <= 200 ? text : text.prefix(200) + "…"
    }
}
