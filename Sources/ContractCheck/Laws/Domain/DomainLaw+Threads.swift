import JSONText

extension DomainLaw {
    /// Comments are on the version that they are listed for, within it, and answer each other.
    static let threads = DomainLaw(
        "threads", basis: .consistency,
        [
            (
                "listCommentsOfFile",
                "They are the version's own and within it, answers are to comments of the same list, and `commentCount` counts them."
            )
        ]
    ) { operation, picture in
        picture.showings(of: operation).flatMap { ThreadJudge($0, in: picture).remarks }
    }
}
