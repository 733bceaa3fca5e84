import JSONText

extension DomainLaw {
    /// What several answers tell of one thing is the same.
    static let agreement = DomainLaw("agreement", basis: .consistency, agreementSentences) { operation, picture in
        let judge = AgreementJudge(picture)
        if Level(\.detailOperation, operation) != nil {
            return judge.remarksOnDetails(of: operation)
        }
        return picture.sightings(in: operation).flatMap(judge.remarksOnItem) + judge.remarksOnLists(of: operation)
    }

    private static let agreementSentences: [(operation: String, text: String)] =
        Level.allCases.flatMap { level in
            [
                (level.listOperation, "Every item tells what the \(level)'s own answer tells."),
                (level.sharedOperation, "Every item tells what the \(level)'s own answer tells."),
                (level.detailOperation, "Whoever reads a \(level) reads the same, but for their own role."),
                (level.linksOperation, "Whoever may see the share links sees the same ones."),
            ]
        } + [Sighting.aggregate, Sighting.feed].map { ($0, "Every entry tells what the resource's own answer tells.") }
}
