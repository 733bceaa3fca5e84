import JSONText

extension DomainLaw {
    /// Counts are what there is.
    static let counts = DomainLaw("counts", basis: .consistency, countSentences) { operation, picture in
        picture.sightings(in: operation).flatMap { CountJudge($0, in: picture).remarks }
    }

    private static let countSentences: [(operation: String, text: String)] =
        Level.allCases.flatMap { level in
            [level.listOperation, level.detailOperation, level.sharedOperation].map { ($0, sentence(of: level)) }
        } + [
            (Sighting.aggregate, "Counts are what the lists hold."), (Sighting.feed, sentence(of: .track)),
        ]

    private static func sentence(of level: Level) -> String {
        switch level {
        case .space: "`projectCount` and `trackCount` are what the lists hold."
        case .project: "`trackCount` is what the list of tracks holds."
        case .track: "`versionCount` agrees with the current version."
        }
    }
}
