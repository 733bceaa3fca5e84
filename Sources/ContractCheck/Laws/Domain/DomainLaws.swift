import Contract
import JSONText

/// What the catalogue's own rules say of an operation's answers.
enum DomainLaws {
    private static let laws: [DomainLaw] = [
        .order, .roles, .inbound, .links, .outbound, .derivation, .counts, .agreement, .urls,
        .feed, .versions, .threads, .sections, .reviews,
    ]

    /// Those that ask on from what they are shown; each is a case of one operation or of a few.
    private static let single: [@Sendable (Operation) -> CheckCase?] = [
        CheckCase.artwork, CheckCase.ranges, CheckCase.peaks, CheckCase.openedLinks, CheckCase.values(of:),
    ]

    static func cases(for document: ContractDocument) -> [CheckCase] {
        laws.flatMap { law in
            law.sentences.compactMap { id, sentence in
                document.operation(id).map { law.checkCase(of: $0, sentence) }
            }
        } + document.operations.flatMap { operation in single.compactMap { $0(operation) } }
    }
}

extension DomainLaw {
    fileprivate func checkCase(of operation: Operation, _ sentence: String) -> CheckCase {
        CheckCase(operation, name, sentence, basis: basis) { inspection throws(TransportFault) in
            let survey = try await inspection.catalogue()
            let picture = survey.picture
            guard !picture.showings(of: operation.id).isEmpty else {
                return .nothingToJudge(because: "no caller was shown anything by it")
            }
            guard !needsIDs || !picture.ids.isEmpty else {
                return .nothingToJudge(because: "the server does not tell who the callers are")
            }
            for note in notes(picture) { await inspection.note(note) }
            let findings = findings(on: operation, in: survey)
            return .findings(
                findings.isEmpty ? [] : self.findings(on: operation, in: try await inspection.catalogueAnew()))
        }
    }

    private func findings(on operation: Operation, in survey: CatalogueSurvey) -> [Finding] {
        judge(operation.id, survey.picture).map { remark in
            Finding(
                in: survey.exchanges[remark.showing], at: remark.pointer, expected: remark.expected, seen: remark.seen,
                basis: remark.basis)
        }
    }
}
