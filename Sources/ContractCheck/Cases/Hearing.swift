import JSONText

/// Gathers what a law looks at and what it finds.
struct Hearing {
    private var findings: [Finding] = []
    private var judged = 0

    /// Looks at one thing.
    /// - Parameters:
    ///   - exchange: what shows it.
    ///   - expected: what should be there.
    ///   - seen: what is there instead.
    mutating func expect(
        _ holds: Bool, in exchange: Exchange, at pointer: JSONPointer? = nil, _ expected: String,
        seen: @autoclosure () -> String, basis: Basis? = nil
    ) {
        judged += 1
        if !holds {
            findings.append(Finding(in: exchange, at: pointer, expected: expected, seen: seen(), basis: basis))
        }
    }

    /// Looks at what several answers say of each other. A server's data may change while it is checked: what differs
    /// counts only if it does so again when everything is asked anew.
    mutating func compare(
        _ look: (_ anew: Bool) async throws(TransportFault) -> Hearing
    ) async throws(TransportFault) {
        var hearing = try await look(false)
        if !hearing.findings.isEmpty { hearing = try await look(true) }
        findings += hearing.findings
        judged += hearing.judged
    }

    /// - Parameter reason: why nothing was looked at, if so.
    func judgement(orNothingBecause reason: String) -> Judgement {
        judged == 0 ? .nothingToJudge(because: reason) : .findings(findings)
    }
}
