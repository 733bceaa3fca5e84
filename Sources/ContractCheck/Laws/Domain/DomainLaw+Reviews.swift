import JSONText

extension DomainLaw {
    /// Reviews are of the track's own versions, and the newest has decided its state.
    static let reviews = DomainLaw(
        "reviews", basis: .consistency,
        [
            (
                "listReviewsOfTrack",
                "They are of the track's own versions, and a state that was decided is what the newest decided."
            )
        ]
    ) { operation, picture in
        picture.showings(of: operation).flatMap { ReviewJudge($0, in: picture).remarks }
    }
}
