import JSONText

extension DomainLaw {
    /// The feed holds what the caller can reach, and says rightly what happened last.
    static let feed = DomainLaw(
        "feed", basis: .consistency,
        [
            (
                Sighting.feed,
                "It holds every track that the caller can reach, parted by `lens` into their own and others', with what happened last."
            )
        ], needsIDs: true
    ) { operation, picture in
        picture.showings(of: operation).flatMap { FeedJudge($0, in: picture).remarks }
    }
}
